/** Idle time before slow updates (the field of fire, the chain) follow a drag, in ms. */
export const idleDelay = 80;
