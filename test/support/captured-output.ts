import { beforeEach, vi } from 'vitest';

interface CapturedOutput {
  out: string;
  err: string;
}

/** Captures what each test of the file writes to stdout and stderr. */
export function captureOutput(): CapturedOutput {
  const captured: CapturedOutput = { out: '', err: '' };
  beforeEach(() => {
    Object.assign(captured, { out: '', err: '' });
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      captured.out += String(text);
      return true;
    });
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      captured.err += String(text);
      return true;
    });
    return () => vi.restoreAllMocks();
  });
  return captured;
}
