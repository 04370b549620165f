/**
 * Replaces characters that the standard PDF fonts lack: narrow spaces, minus signs and tabs become
 * plain ones, and invisible characters are removed.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f]/g, ' ')
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replaceAll('\u2212', '-')
    .replaceAll('\t', ' ');
