/** Letters that Unicode doesn't decompose, each with the letters that people type for it. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ł: 'l',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/**
 * Accents and dots of Latin, Greek and Cyrillic letters, and the vowel signs of Arabic and Hebrew.
 * Marks of other scripts are kept, because they make other letters: か and が.
 */
const marks =
  /[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u0591-\u05c7]|[\u064b-\u065f]|\u0670|\u0640/gu;

/** Characters without a width, such as joiners and soft hyphens. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const arabicDigits = /[٠-٩۰-۹]/gu;
const plain = /^[!-~]*(?: [!-~]+)*$/;

/**
 * Returns a text in the form in which texts are compared: for searches, for sorting and to find
 * duplicates. It's the same for texts that differ only in case, accents, spaces, or the form of
 * letters, digits and quotes: "İskender", "iskender" and "ISKENDER", or "Straße" and "strasse".
 */
export const searchKey = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        // Lower case can add marks: the dot of İ.
        .normalize('NFD')
        .replace(marks, '')
        .replace(invisible, '')
        .replace(special, (letter) => letters[letter]!)
        .replace(arabicDigits, (digit) => String(digit.codePointAt(0)! & 15))
        .replace(/\s+/gu, ' ')
        .trim()
        .normalize('NFC');

/** Whether one of the texts contains the search text, by `searchKey`; no character is a wildcard. */
export const matchesSearch = (search: string, ...texts: readonly string[]): boolean => {
  const wanted = searchKey(search);
  return texts.some((text) => searchKey(text).includes(wanted));
};
