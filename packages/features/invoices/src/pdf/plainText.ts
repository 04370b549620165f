/** Text with the signs that a PDF's own fonts have: narrow spaces and real minus signs become plain ones. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ')
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll('\u2212', '-')
    .replaceAll('\t', ' ');
