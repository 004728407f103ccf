/** An exact fraction; the denominator is positive. Not reduced: comparing needs no lowest terms. */
export type Rational = { readonly over: bigint; readonly under: bigint };

/** The fraction `over / under`. Throws a RangeError when `under` is 0. */
export function fraction(over: bigint | number, under: bigint | number = 1n): Rational {
  const top = BigInt(over);
  const bottom = BigInt(under);
  if (bottom === 0n) throw new RangeError('a fraction over 0');
  return bottom < 0n ? { over: -top, under: -bottom } : { over: top, under: bottom };
}

export const ZERO = fraction(0);
export const ONE = fraction(1);

export function add(a: Rational, b: Rational): Rational {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

export function subtract(a: Rational, b: Rational): Rational {
  return fraction(a.over * b.under - b.over * a.under, a.under * b.under);
}

export function multiply(a: Rational, b: Rational): Rational {
  return fraction(a.over * b.over, a.under * b.under);
}

/** Throws a RangeError when `b` is 0. */
export function divide(a: Rational, b: Rational): Rational {
  return fraction(a.over * b.under, a.under * b.over);
}

/** Negative, zero or positive as `a` is below, at or above `b`. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.over * b.under - b.over * a.under;
  if (difference < 0n) return -1;
  return difference > 0n ? 1 : 0;
}

export function smaller(a: Rational, b: Rational): Rational {
  return compare(a, b) <= 0 ? a : b;
}

export function larger(a: Rational, b: Rational): Rational {
  return compare(a, b) >= 0 ? a : b;
}

/** The smallest whole number that is not below `a`. */
export function roundUp(a: Rational): number {
  let whole = a.over / a.under;
  if (whole * a.under < a.over) whole += 1n;
  return Number(whole);
}
