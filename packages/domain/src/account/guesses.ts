/** Returns the letters and digits of a password alone, in lower case. */
export const plainOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns a plain text without the digits at its ends. */
export const withoutEnds = (plain: string): string => plain.replace(/^\d+|\d+$/g, '');

/** Returns the shortest piece that a text repeats: `abc` of `abcabcab`. */
export const pieceOf = (text: string): string => {
  for (let length = 1; length * 2 <= text.length; length += 1) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).slice(0, text.length) === text) return piece;
  }
  return text;
};

/** The letters that digits and signs replace; `1` and `!` are read as `i` and as `l`. */
const swaps: Record<string, string> = {
  '0': 'o',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '+': 't',
};
/** Returns the plain text as it is, and with each reading of its digits and signs as letters. */
const readings = (text: string): string[] => [
  plainOf(text),
  ...['i', 'l'].map((one) => plainOf(text.replace(/[0-9@$+!]/g, (sign) => swaps[sign] ?? one))),
];

/** More digits or signs than this at an end aren't read as letters. */
const maxEnd = 8;

/** Yields the text with every possible number of non-letters cut off its start and its end. */
function* cutsOf(text: string): Generator<string> {
  const [start] = /^[^\p{L}]*/u.exec(text)!;
  if (start.length === text.length) return;
  const [end] = /[^\p{L}]*$/u.exec(text)!;
  const body = text.slice(start.length, text.length - end.length);
  const starts = start.slice(-maxEnd);
  const ends = end.slice(0, maxEnd);
  for (let before = 0; before <= starts.length; before += 1)
    for (let after = 0; after <= ends.length; after += 1)
      yield starts.slice(starts.length - before) + body + ends.slice(0, after);
}

/**
 * Returns the words that a guesser's rules could turn into this password: without the digits and
 * signs around it, with letters in place of its digits and signs, and a single copy of a repeated
 * word.
 */
export function guessesOf(password: string): string[] {
  const plain = plainOf(password);
  const words = [
    plain,
    withoutEnds(plain),
    ...[...cutsOf(password.normalize('NFKC').toLowerCase())].flatMap(readings),
  ];
  return [...new Set(words.flatMap((word) => [word, pieceOf(word)]))].filter(Boolean);
}
