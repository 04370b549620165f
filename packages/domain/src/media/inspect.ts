import { invalid, type PictureKind, type Problem } from '@servery/api';
import { bytesOf, type Bytes } from './bytes.ts';
import { avifSize, jpegSize, pngSize, webpSize, type Size } from './sizes.ts';
import { isSvg, mostSvgBytes, readSvg } from './svg.ts';

/** Bytes of a picture at most, and its longer side in pixels. */
export const mostBytes = 5 * 1024 * 1024;
export const mostPixels = 6_000;

/** Why a file is not taken. */
export type PictureRefusal = 'empty' | 'size' | 'type' | 'broken' | 'pixels' | 'unsafe';

/** What a file is by its own bytes. */
export interface Inspected extends Size {
  kind: PictureKind;
}

const isAvif = (file: Bytes): boolean => {
  if (file.name(4) !== 'ftyp') return false;
  const end = Math.min(file.u32(0), 256);
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4)
    if (['avif', 'avis'].includes(file.name(at))) return true;
  return false;
};

/** The kind of a picture by the bytes that it begins with, whatever its name says; null for no picture. */
export function kindOf(file: Uint8Array): PictureKind | null {
  const bytes = bytesOf(file);
  if (bytes.u32(0) === 0x89504e47 && bytes.u32(4) === 0x0d0a1a0a) return 'png';
  if (bytes.u8(0) === 0xff && bytes.u8(1) === 0xd8 && bytes.u8(2) === 0xff) return 'jpeg';
  if (bytes.name(0) === 'RIFF' && bytes.name(8) === 'WEBP') return 'webp';
  if (isAvif(bytes)) return 'avif';
  return isSvg(file) ? 'svg' : null;
}

const sizes = { png: pngSize, jpeg: jpegSize, webp: webpSize, avif: avifSize };

/** Looks at a file without decoding it: what it is and how large, or why it is not taken. */
export function lookAt(file: Uint8Array): Inspected | PictureRefusal {
  if (file.length === 0) return 'empty';
  if (file.length > mostBytes) return 'size';
  const kind = kindOf(file);
  if (!kind) return 'type';
  if (kind === 'svg' && file.length > mostSvgBytes) return 'size';
  const { size, isSafe } =
    kind === 'svg' ? readSvg(file) : { size: sizes[kind](bytesOf(file)), isSafe: true };
  if (!isSafe) return 'unsafe';
  if (!size || !(size.width > 0) || !(size.height > 0)) return 'broken';
  if (Math.max(size.width, size.height) > mostPixels) return 'pixels';
  return { kind, ...size };
}

const said: Record<PictureRefusal, string> = {
  empty: 'Is empty.',
  size: 'At most 5 MB; a drawing (SVG) at most 512 kB.',
  type: 'Is no JPEG, PNG, WebP, AVIF or SVG.',
  broken: 'Is damaged or not complete.',
  pixels: 'At most 6,000 pixels wide and high.',
  unsafe: 'Is more than a drawing: it has scripts, or parts from elsewhere.',
};

/** Why a file is not taken, as a problem with its field. */
export const refusePicture = (code: PictureRefusal): Problem => invalid('file', code, said[code]);

/** What a file is, before anything decodes it; refused where it is no picture that is taken. */
export function inspectPicture(file: Uint8Array): Inspected {
  const found = lookAt(file);
  if (typeof found === 'string') throw refusePicture(found);
  return found;
}
