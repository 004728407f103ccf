/** The sets of capabilities that a character has, in the order in which each follows from those before it. */
export const STAGES = ['printed', 'possessed', 'used', 'activated'] as const;
export type Stage = (typeof STAGES)[number];

export const CALCULATED_STAGES = ['possessed', 'used', 'activated'] as const satisfies readonly Stage[];
export type CalculatedStage = (typeof CALCULATED_STAGES)[number];
