/** The encodings in which spreadsheets save text files. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The text of a file and the encoding that it was in. */
export interface DecodedText {
  /** The text without its byte order mark. */
  text: string;
  /** The encoding of the file. */
  encoding: TextEncoding;
}

/** Returns the encodings that the first bytes allow, the most likely one first. */
function encodingsOf([first, second]: Uint8Array): TextEncoding[] {
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  return ['utf-8', 'windows-1252'];
}

// Bytes that Windows-1252 leaves undefined are decoded as C1 control characters.
const undefinedBytes = /[\u007f-\u009f]/;

/**
 * Decodes a text file: UTF-16 with a byte order mark, UTF-8, or else Windows-1252, which Excel
 * writes as "CSV" in Western Europe. Returns null if it's none of them, such as a workbook or
 * UTF-16 without its mark.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): DecodedText | null {
  for (const encoding of encodingsOf(bytes)) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      const isOther =
        text.includes('\0') || (encoding === 'windows-1252' && undefinedBytes.test(text));
      return isOther ? null : { text, encoding };
    } catch {
      // The bytes aren't valid in this encoding.
    }
  }
  return null;
}
