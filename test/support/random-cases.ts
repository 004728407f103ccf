const share = Number(process.env.CASES ?? 0.5);

/** How many of the random cases of a test are tried: by default half of them, which takes half the time; `CASES=1` tries all. */
export const casesOf = (all: number): number => Math.ceil(all * share);
