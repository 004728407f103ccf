/** What the message of a fault says of dice that nothing rolled. */
export const diceLeft = (count: number): string => (count === 1 ? '1 die is left' : `${count} dice are left`);
