import type { Bytes } from './bytes.ts';

/** The width and the height of a picture in pixels, as its file states. */
export interface Size {
  width: number;
  height: number;
}

/** Returns the size of a PNG, from its first chunk. */
export function pngSize(file: Bytes): Size | null {
  if (file.name(12) !== 'IHDR') return null;
  return { width: file.u32(16), height: file.u32(20) };
}

const isFrame = (mark: number) =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
const isAlone = (mark: number) => mark === 0x01 || (mark >= 0xd0 && mark <= 0xd8);

/** Returns the size of a JPEG, from the first frame header among its segments. */
export function jpegSize(file: Bytes): Size | null {
  let at = 2;
  while (at < file.length) {
    if (file.u8(at) !== 0xff) return null;
    const mark = file.u8(at + 1);
    if (mark === 0xff) at += 1;
    else if (isFrame(mark)) return { height: file.u16(at + 5), width: file.u16(at + 7) };
    else if (isAlone(mark)) at += 2;
    else {
      const length = file.u16(at + 2);
      if (length < 2) return null;
      at += 2 + length;
    }
  }
  return null;
}

/** Returns the size of a WebP, which each of its three formats stores at its own offset. */
export function webpSize(file: Bytes): Size | null {
  const kind = file.name(12);
  if (file.length < 25 || (kind !== 'VP8L' && file.length < 30)) return null;
  if (kind === 'VP8 ') return { width: file.u16le(26) & 0x3fff, height: file.u16le(28) & 0x3fff };
  if (kind === 'VP8X') return { width: file.u24le(24) + 1, height: file.u24le(27) + 1 };
  if (kind !== 'VP8L' || file.u8(20) !== 0x2f) return null;
  const [a, b, c, d] = [file.u8(21), file.u8(22), file.u8(23), file.u8(24)];
  return {
    width: 1 + (((b & 0x3f) << 8) | a),
    height: 1 + (((d & 0x0f) << 10) | (c << 2) | (b >> 6)),
  };
}

/** Boxes that contain boxes, with the number of bytes before the first inner box. */
const holders: Record<string, number> = { meta: 4, iprp: 0, ipco: 0 };
const maxBoxes = 500;

/** Returns the size of an AVIF: the largest of its `ispe` extents. */
export function avifSize(file: Bytes): Size | null {
  let largest: Size | null = null;
  let seen = 0;
  const walk = (from: number, end: number): void => {
    for (let at = from; at + 8 <= end && seen < maxBoxes; seen += 1) {
      const length = file.u32(at);
      const name = file.name(at + 4);
      const next = length === 0 ? end : at + length;
      if ((length !== 0 && length < 8) || next > end) return;
      const before = holders[name];
      if (before !== undefined) walk(at + 8 + before, next);
      if (name === 'ispe') {
        const size = { width: file.u32(at + 12), height: file.u32(at + 16) };
        if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
      }
      at = next;
    }
  };
  walk(0, file.length);
  return largest;
}
