/** The force with which the page opens: of our own characters, with two problems to see: a unique character twice, and four objects. */
export const startingForce = {
  buildTotal: 300,
  force: {
    characters: [
      { name: 'Berta Kalk', points: 105 },
      { name: 'Ilse Varga', points: 90, unique: true },
      { name: 'Ilse Varga', points: 90, unique: true },
    ],
    objects: [
      { name: 'Crate', kind: 'light' },
      { name: 'Safe', kind: 'heavy' },
      { name: 'Bench', kind: 'light' },
      { name: 'Lamp', kind: 'light' },
    ],
  },
};
