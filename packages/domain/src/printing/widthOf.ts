const nothing = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]$/u;

const one = (sign: string): number => (nothing.test(sign) ? 0 : wide.test(sign) ? 2 : 1);

/**
 * Returns the number of columns that a text takes: 0 for combining marks, 2 for wide characters.
 */
export function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += one(sign);
  return width;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Splits a text into the part that fits, without breaking a character, and the rest. */
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

// In Chinese, these close what they follow, so they don't begin a line.
const closing = /^[，。、！？：；）】》」』”’…]/u;

/** Moves the last character that fits to a rest that would begin with a closing mark. */
function keepClosingMark([fits, rest]: [fits: string, rest: string]): [fits: string, rest: string] {
  if (!closing.test(rest)) return [fits, rest];
  const last = [...segmenter.segment(fits)].at(-1);
  return last && last.index > 0
    ? [fits.slice(0, last.index), fits.slice(last.index) + rest]
    : [fits, rest];
}

// Control characters would be printer commands.
const control = /[^\n\P{Cc}]/gu;

/** Wraps a text into lines of at most some columns, between words if possible. */
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
          const [fits, rest] = keepClosingMark(splitAt(line, columns));
          if (rest === '') break;
          lines.push(fits);
          line = rest;
        }
      }
      return [...lines, line];
    });
}
