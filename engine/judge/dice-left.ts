/** The part of a fault's message about dice that no roll used. */
export const diceLeft = (count: number): string => (count === 1 ? '1 die is left' : `${count} dice are left`);
