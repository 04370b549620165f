import type { Size } from './sizes.ts';

/** The maximum size of an SVG in bytes, because its text has to be parsed. */
export const maxSvgBytes = 512 * 1024;

/**
 * Constructs that make an SVG more than a drawing. It is refused even though none of them would be
 * stored.
 */
const unsafe = [
  /<!ENTITY/i,
  /<!DOCTYPE[^>]{0,300}\[/i,
  /<(?:\w{1,20}:)?(?:script|foreignObject|iframe|include)\b/i,
  /href\s*=\s*["'](?!\s*(?:#|data:image\/(?:png|jpeg|webp);))/i,
  /@import/i,
  /url\((?!\s*["']?\s*#)/i,
];

const textOf = (file: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return null;
  }
};

/**
 * Written as a loop, because a regular expression would backtrack quadratically over comment ends.
 */
function withoutComments(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('<!--', at);
    const end = start < 0 ? -1 : text.indexOf('-->', start + 4);
    if (end < 0) return [...parts, text.slice(at)].join('');
    parts.push(text.slice(at, start));
    at = end + 3;
  }
}

const prologue = /^\uFEFF?\s*(?:<\?xml[^>]{0,300}\?>\s*)?(?:<!DOCTYPE[^>]{0,400}>\s*)?<svg[\s>/]/i;
const longestOpening = 8_192;

/** Whether a file starts like an SVG. */
export const isSvg = (file: Uint8Array): boolean =>
  [0x3c, 0xef, 0x20, 0x09, 0x0a, 0x0d].includes(file[0] ?? 0) &&
  prologue.test(withoutComments(new TextDecoder().decode(file.subarray(0, longestOpening))));

const units: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

const attributeOf = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s{0,9}=\\s{0,9}["']([^"'<>]{0,100})["']`).exec(tag)?.[1]?.trim() ?? '';

const pixelsOf = (length: string): number => {
  const [, figure = '', unit = ''] = /^(\d{1,7}(?:\.\d{1,9})?)([a-z]{0,2})$/i.exec(length) ?? [];
  return Math.ceil(Number(figure) * (units[unit.toLowerCase()] ?? 0));
};

function sizeOf(tag: string): Size | null {
  const [, , boxWidth = '', boxHeight = ''] = attributeOf(tag, 'viewBox').split(/[\s,]+/);
  const width = pixelsOf(attributeOf(tag, 'width')) || pixelsOf(boxWidth);
  const height = pixelsOf(attributeOf(tag, 'height')) || pixelsOf(boxHeight);
  return width > 0 && height > 0 ? { width, height } : null;
}

/**
 * Returns the size that an SVG states, and whether it is free of scripts and external references.
 */
export function readSvg(file: Uint8Array): { size: Size | null; isSafe: boolean } {
  const text = textOf(file);
  if (text === null) return { size: null, isSafe: true };
  const bare = withoutComments(text).trimEnd();
  const start = bare.toLowerCase().indexOf('<svg');
  const end = bare.indexOf('>', start);
  const isWhole = end > 0 && /(?:<\/svg\s{0,9}>|\/>)$/i.test(bare.slice(-20));
  const tag = bare.slice(start, Math.min(end, start + longestOpening));
  return {
    size: isWhole ? sizeOf(tag) : null,
    isSafe: !unsafe.some((sign) => sign.test(text)),
  };
}
