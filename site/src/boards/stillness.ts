/** How long a hand is still, in milliseconds, before what is slow to show follows it. */
export const stillness = 80;
