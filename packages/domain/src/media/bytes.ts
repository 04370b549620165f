/** Reads numbers from a file's bytes; reading past the end returns -1 instead of throwing. */
export interface Bytes {
  readonly length: number;
  u8(at: number): number;
  u16(at: number): number;
  u16le(at: number): number;
  u24le(at: number): number;
  u32(at: number): number;
  /** Returns four characters, as file formats name their parts. */
  name(at: number): string;
}

/** Returns a reader of a file's bytes. */
export function bytesOf(file: Uint8Array): Bytes {
  const u8 = (at: number) => file[at] ?? -1;
  const joined = (...parts: number[]) =>
    parts.includes(-1) ? -1 : parts.reduce((sum, part) => sum * 256 + part, 0);
  return {
    length: file.length,
    u8,
    u16: (at) => joined(u8(at), u8(at + 1)),
    u16le: (at) => joined(u8(at + 1), u8(at)),
    u24le: (at) => joined(u8(at + 2), u8(at + 1), u8(at)),
    u32: (at) => joined(u8(at), u8(at + 1), u8(at + 2), u8(at + 3)),
    name: (at) => String.fromCharCode(...file.subarray(at, at + 4)),
  };
}
