import type { APIRoute } from 'astro';
import { type Mode, modes } from '../../../boards/game.ts';
import { presetGroups } from '../../../lib/presets.ts';

interface Props {
  readonly mode: Mode;
}

export const getStaticPaths = (): { params: { mode: string }; props: Props }[] =>
  modes.map((mode) => ({ params: { mode }, props: { mode } }));

export const GET: APIRoute<Props> = ({ props: { mode } }) =>
  Response.json(
    presetGroups(mode).map(({ group, positions }) => ({ group, positions: positions.map(({ title, address }) => ({ title, address })) })),
  );
