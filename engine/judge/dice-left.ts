/** The part of a message that is about dice which nothing rolled. */
export const diceLeft = (count: number): string => (count === 1 ? '1 die is left' : `${count} dice are left`);
