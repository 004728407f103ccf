import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { editedSiteFolder } from '../support/edited-site.ts';

test('the edited site is removed', () => {
  rmSync(editedSiteFolder(), { recursive: true, force: true });
});
