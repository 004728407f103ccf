/** Why a game cannot be set up or opened, for players. */
export class GameError extends Error {}
