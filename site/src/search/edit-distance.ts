/** The optimal string alignment distance (restricted Damerau-Levenshtein) of two words; `most + 1` if it is greater than `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let errors = Math.min((lastRow[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (lastRow[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) errors = Math.min(errors, (rowBeforeLast[j - 2] ?? 0) + 1);
      row.push(errors);
      if (errors < least) least = errors;
    }
    if (least > most) return most + 1;
    rowBeforeLast = lastRow;
    lastRow = row;
  }
  return Math.min(lastRow[b.length] ?? most + 1, most + 1);
}

export function allowedErrors(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
