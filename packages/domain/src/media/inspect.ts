import { invalid, type PictureKind, type Problem } from '@servery/api';
import { bytesOf, type Bytes } from './bytes.ts';
import { avifSize, jpegSize, pngSize, webpSize, type Size } from './sizes.ts';
import { isSvg, maxSvgBytes, readSvg } from './svg.ts';

/** The maximum size of a picture in bytes; `maxPixels` limits its longer side. */
export const maxBytes = 5 * 1024 * 1024;
export const maxPixels = 6_000;

/** The reasons to refuse a file. */
export type PictureRefusal = 'empty' | 'size' | 'type' | 'broken' | 'pixels' | 'unsafe' | 'complex';

/** The kind and size of a picture, read from its bytes. */
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

/**
 * Returns the kind of a picture by its first bytes, ignoring its name; null if it isn't a picture.
 */
export function kindOf(file: Uint8Array): PictureKind | null {
  const bytes = bytesOf(file);
  if (bytes.u32(0) === 0x89504e47 && bytes.u32(4) === 0x0d0a1a0a) return 'png';
  if (bytes.u8(0) === 0xff && bytes.u8(1) === 0xd8 && bytes.u8(2) === 0xff) return 'jpeg';
  if (bytes.name(0) === 'RIFF' && bytes.name(8) === 'WEBP') return 'webp';
  if (isAvif(bytes)) return 'avif';
  return isSvg(file) ? 'svg' : null;
}

const sizes = { png: pngSize, jpeg: jpegSize, webp: webpSize, avif: avifSize };

/** Inspects a file without decoding it: returns its kind and size, or the reason to refuse it. */
export function lookAt(file: Uint8Array): Inspected | PictureRefusal {
  if (file.length === 0) return 'empty';
  if (file.length > maxBytes) return 'size';
  const kind = kindOf(file);
  if (!kind) return 'type';
  if (kind === 'svg' && file.length > maxSvgBytes) return 'size';
  const { size, isSafe } =
    kind === 'svg' ? readSvg(file) : { size: sizes[kind](bytesOf(file)), isSafe: true };
  if (!isSafe) return 'unsafe';
  if (!size || !(size.width > 0) || !(size.height > 0)) return 'broken';
  if (Math.max(size.width, size.height) > maxPixels) return 'pixels';
  return { kind, ...size };
}

const messages: Record<PictureRefusal, string> = {
  empty: 'The file is empty.',
  size: 'The file is too large. The limit is 5 MB, or 512 kB for SVG drawings.',
  type: 'The file isn’t a JPEG, PNG, WebP, AVIF or SVG.',
  broken: 'The file is damaged or incomplete.',
  pixels: 'The picture is more than 6,000 pixels on one side.',
  complex: 'Takes too long to draw.',
  unsafe: 'The drawing contains scripts or links to external content.',
};

/** Returns the refusal of a file as a problem at its field. */
export const refusePicture = (code: PictureRefusal): Problem =>
  invalid('file', code, messages[code]);

/**
 * Returns the kind and size of a file before anything decodes it; throws the refusal of an
 * unacceptable one.
 */
export function inspectPicture(file: Uint8Array): Inspected {
  const found = lookAt(file);
  if (typeof found === 'string') throw refusePicture(found);
  return found;
}
