const nothing = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]$/u;

const one = (sign: string): number => (nothing.test(sign) ? 0 : wide.test(sign) ? 2 : 1);

/** How many columns of a printer's font a text takes: marks none, wide characters two. */
export function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += one(sign);
  return width;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first part of a text that fits, never half a character, and what is left. */
export function splitAt(text: string, columns: number): [fits: string, rest: string] {
  let width = 0;
  let at = 0;
  for (const { segment, index } of segmenter.segment(text)) {
    const next = width + widthOf(segment);
    if (next > columns && at > 0) break;
    width = next;
    at = index + segment.length;
    if (width >= columns) break;
  }
  return [text.slice(0, at), text.slice(at)];
}

// A printer takes control characters for commands.
const control = /[^\n\P{Cc}]/gu;

/** A text in lines of at most so many columns, broken between words where that is possible. */
export function wrap(text: string, columns: number): string[] {
  return text
    .replace(control, ' ')
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(/\s+/u).filter(Boolean)) {
        const joined = line === '' ? word : `${line} ${word}`;
        if (widthOf(joined) <= columns) {
          line = joined;
          continue;
        }
        if (line !== '') lines.push(line);
        line = word;
        while (widthOf(line) > columns) {
          const [fits, rest] = splitAt(line, columns);
          lines.push(fits);
          if (rest === '' || fits === '') break;
          line = rest;
        }
      }
      return [...lines, line];
    });
}
