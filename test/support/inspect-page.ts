/** What a person sees of a page in one theme: contrasts and widths. */

export type Theme = 'light' | 'dark';

export interface Inspection {
  readonly faults: readonly string[];
  readonly shownCount: number;
}

/** Runs in the page, so it may use nothing from outside the function. */
export function inspectPage(theme: Theme): Inspection {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const faults = new Set<string>();
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const colourByText = new Map<string, Colour>();
  const colourOf = (text: string): Colour => {
    const cached = colourByText.get(text);
    if (cached !== undefined || context === null) return cached ?? [0, 0, 0, 0];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = text;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    colourByText.set(text, colour);
    return colour;
  };
  /** The first colour over the second, which is opaque. */
  const blended = ([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour => [
    r * a + red * (1 - a),
    g * a + green * (1 - a),
    b * a + blue * (1 - a),
    1,
  ];
  const luminanceOf = ([red, green, blue]: Colour): number => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const backgrounds = new Map<Element, Colour>();
  const backgroundOf = (element: Element | null): Colour => {
    if (element === null) return [255, 255, 255, 1];
    const cached = backgrounds.get(element);
    if (cached !== undefined) return cached;
    const ownColour = colourOf(getComputedStyle(element).backgroundColor);
    const behind = ownColour[3] === 1 ? ownColour : blended(ownColour, backgroundOf(element.parentElement));
    backgrounds.set(element, behind);
    return behind;
  };

  const pageLuminance = luminanceOf(backgroundOf(document.body));
  if (theme === 'light' ? pageLuminance < 0.7 : pageLuminance > 0.1) faults.add(`the page has a luminance of ${pageLuminance.toFixed(2)}`);
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.add(`${scrollWidth} pixels wide`);
  let shownCount = 0;
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    shownCount += 1;
    if (element instanceof SVGElement) continue;
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!hasText) continue;
    const background = backgroundOf(element);
    const [one, other] = [luminanceOf(blended(colourOf(getComputedStyle(element).color), background)), luminanceOf(background)];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (contrast >= 4.5) continue;
    const exempt = element.closest('[aria-disabled=true], :disabled, label:has(:disabled), .outdated, [aria-busy=true], option');
    const name = `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? '').trim().slice(0, 20)}”`;
    if (exempt === null) faults.add(`${name} has a contrast of ${contrast.toFixed(1)}`);
  }
  return { faults: [...faults].map((fault) => `${theme}: ${fault}`), shownCount };
}
