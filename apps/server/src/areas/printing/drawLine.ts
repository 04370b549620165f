import type { PrintImage } from '@servery/api';
import type { PaperLine, PlacedText } from '@servery/domain/printing';

const fonts = 'DejaVu Sans Mono, Noto Sans Mono, Noto Sans, Noto Sans CJK SC, sans-serif';
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign]!);

const positionOf = ({ start, width, align }: PlacedText, dots: number) => {
  if (align === 'right') return { x: (start + width) * dots, anchor: 'end' };
  if (align === 'center') return { x: (start + width / 2) * dots, anchor: 'middle' };
  return { x: start * dots, anchor: 'start' };
};

const picture = ({ texts, columns, isBold, isLarge }: PaperLine, width: number, height: number) => {
  const column = width / columns;
  const size = isLarge ? 38 : 20;
  const elements = texts.map((text) => {
    const { x, anchor } = positionOf(text, column);
    return `<text x="${x}" y="${height * 0.76}" text-anchor="${anchor}">${escaped(text.text)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="white"/>
    <g font-family="${fonts}" font-size="${size}" font-weight="${isBold ? 700 : 400}" fill="black">
    ${elements.join('')}</g></svg>`;
};

/** Returns dark pixels as set bits, 8 per byte, in Base64. */
function packed(grey: Uint8Array, width: number, height: number): string {
  const across = Math.ceil(width / 8);
  const bits = new Uint8Array(across * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (grey[y * width + x]! < 128) bits[y * across + (x >> 3)]! |= 0x80 >> (x & 7);
  return Buffer.from(bits).toString('base64');
}

/**
 * Draws a line of characters that the printer doesn't have, shaped and joined as its script
 * requires, with the fonts of this machine. Returns null if no picture can be made here.
 */
export async function drawLine(line: PaperLine, width: number): Promise<PrintImage | null> {
  const height = line.isLarge ? 56 : 30;
  try {
    // Loaded on demand, because only shops with such texts need it.
    const { default: sharp } = await import('sharp');
    const { data } = await sharp(Buffer.from(picture(line, width, height)))
      .flatten({ background: 'white' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width, height, bits: packed(data, width, height) };
  } catch {
    return null;
  }
}
