/** A board as a PNG: the drawing on the page with its colours written into it, drawn on a canvas. */

const styles = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  // The shorthand `font` is no attribute.
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
] as const;

function writeStyles(original: Element, copy: Element): void {
  const computed = getComputedStyle(original);
  for (const name of styles) {
    const value = computed.getPropertyValue(name);
    // Computed styles refer to patterns by the address of this page; the picture has only the ids.
    copy.setAttribute(name, value.replace(/url\("[^"#]*#/, 'url("#'));
  }
  [...original.children].forEach((child, index) => {
    const copiedChild = copy.children[index];
    if (copiedChild !== undefined) writeStyles(child, copiedChild);
  });
}

/** The PNG with `scale` pixels for each drawing unit. Fails when the browser cannot draw it. */
export async function pictureOf(svg: SVGSVGElement, scale: number): Promise<Blob> {
  const copy = document.importNode(svg, true);
  writeStyles(svg, copy);
  const patterns = document.querySelector('svg.patterns defs');
  if (patterns !== null) {
    const defs = document.importNode(patterns, true);
    writeStyles(patterns, defs);
    copy.prepend(defs);
  }
  for (const hidden of copy.querySelectorAll('.cursor, .hit-area')) hidden.remove();
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * scale));
  copy.setAttribute('height', String(height * scale));
  const source = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no 2D canvas.');
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0);
  return await new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The browser could not encode the picture as PNG.')) : resolve(blob)),
      'image/png',
    ),
  );
}
