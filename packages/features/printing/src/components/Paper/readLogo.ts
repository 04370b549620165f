import type { PrintImage } from '@servery/api';

const widest = 384;
const highest = 240;

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/**
 * Converts pixels to one-bit dots: darker than the middle is black, and the rounding error is
 * diffused to neighbouring pixels.
 */
export function dotsOf({ data, width, height }: ImageData): PrintImage {
  const grey = Float32Array.from({ length: width * height }, (_, i) => {
    const [r, g, b, a] = [0, 1, 2, 3].map((at) => data[i * 4 + at]!) as [
      number,
      number,
      number,
      number,
    ];
    return 255 - ((255 - (0.299 * r + 0.587 * g + 0.114 * b)) * a) / 255;
  });
  const across = Math.ceil(width / 8);
  const bits = new Uint8Array(across * height);
  const give = (x: number, y: number, error: number) => {
    if (x >= 0 && x < width && y < height) grey[y * width + x]! += error;
  };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const was = grey[y * width + x]!;
      const isBlack = was < 128;
      if (isBlack) bits[y * across + (x >> 3)]! |= 0x80 >> (x & 7);
      const error = (was - (isBlack ? 0 : 255)) / 8;
      // Atkinson dithering: a quarter of the error is dropped, which keeps small print crisp.
      for (const [dx, dy] of [
        [1, 0],
        [2, 0],
        [-1, 1],
        [0, 1],
        [1, 1],
        [0, 2],
      ] as const)
        give(x + dx, y + dy, error);
    }
  return { width, height, bits: toBase64(bits) };
}

/**
 * Reads an image file as a one-bit image no wider than the narrow roll. Rejects if it isn't an
 * image.
 */
export async function readLogo(file: Blob): Promise<PrintImage> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, widest / picture.width, highest / picture.height);
  const width = Math.max(8, Math.round((picture.width * scale) / 8) * 8);
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser doesn’t support canvas drawing.');
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return dotsOf(context.getImageData(0, 0, width, height));
}
