/** An exact fraction with a positive denominator, not reduced. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint };

/** Throws a RangeError if the denominator is 0. */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
  const top = BigInt(numerator);
  const bottom = BigInt(denominator);
  if (bottom === 0n) throw new RangeError('the denominator is 0');
  return bottom < 0n ? { numerator: -top, denominator: -bottom } : { numerator: top, denominator: bottom };
}

export const ZERO = fraction(0);
export const ONE = fraction(1);

export function add(a: Rational, b: Rational): Rational {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Rational, b: Rational): Rational {
  return fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
}

export function multiply(a: Rational, b: Rational): Rational {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Throws a RangeError when `b` is 0. */
export function divide(a: Rational, b: Rational): Rational {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Negative, zero or positive as `a` is below, at or above `b`. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
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
  let whole = a.numerator / a.denominator;
  if (whole * a.denominator < a.numerator) whole += 1n;
  return Number(whole);
}
