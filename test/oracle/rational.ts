/** An exact fraction of two whole numbers with a positive denominator, not reduced. */
export type Rational = { readonly numerator: number; readonly denominator: number };

export function fraction(numerator: number, denominator = 1): Rational {
  if (denominator === 0) throw new RangeError('the denominator is 0');
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) throw new RangeError('the fraction is not exact');
  return denominator < 0 ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}

function product(a: number, b: number): number {
  const value = a * b;
  if (!Number.isSafeInteger(value)) throw new RangeError('the product is not exact');
  return value;
}

export const ZERO = fraction(0);
export const ONE = fraction(1);

export function add(a: Rational, b: Rational): Rational {
  return fraction(product(a.numerator, b.denominator) + product(b.numerator, a.denominator), a.denominator * b.denominator);
}

export function subtract(a: Rational, b: Rational): Rational {
  return fraction(product(a.numerator, b.denominator) - product(b.numerator, a.denominator), a.denominator * b.denominator);
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
  return Math.sign(product(a.numerator, b.denominator) - product(b.numerator, a.denominator));
}

export function smaller(a: Rational, b: Rational): Rational {
  return compare(a, b) <= 0 ? a : b;
}

export function larger(a: Rational, b: Rational): Rational {
  return compare(a, b) >= 0 ? a : b;
}

/** The smallest whole number that is not below `a`. */
export function roundUp(a: Rational): number {
  const remainder = a.numerator % a.denominator;
  return (a.numerator - remainder) / a.denominator + (remainder > 0 ? 1 : 0);
}
