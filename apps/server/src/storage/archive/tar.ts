const blockBytes = 512;
const longestEntry = 1024 * 1024 * 1024;

/** A file inside an archive. */
export interface Entry {
  name: string;
  bytes: Uint8Array;
}

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;

/** Yields a file in tar format: its header, its bytes, and zeros up to the next block. */
export function* entryOf({ name, bytes }: Entry, at: Date): Generator<Uint8Array> {
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0, 100);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7) + octal(0, 7), 108);
  header.write(octal(bytes.length, 11), 124);
  header.write(octal(Math.floor(at.getTime() / 1000), 11), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${octal(checksum(header), 6)} `, 148);
  yield header;
  yield bytes;
  const rest = bytes.length % blockBytes;
  if (rest > 0) yield Buffer.alloc(blockBytes - rest);
}

/** Returns the end marker of a tar file. */
export const tarEnd = (): Uint8Array => Buffer.alloc(2 * blockBytes);

const checksum = (header: Uint8Array): number => header.reduce((sum, byte) => sum + byte, 0);

/**
 * Reads the files of a tar file that `entryOf` wrote, one after the other; throws if it is invalid.
 */
export async function* entriesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const pieces = source[Symbol.asyncIterator]();
  let held: Uint8Array[] = [];
  let size = 0;
  const take = async (wanted: number): Promise<Buffer> => {
    while (size < wanted) {
      const { value, done } = await pieces.next();
      if (done) throw new Error('The tar file is incomplete.');
      held.push(value);
      size += value.length;
    }
    const all = Buffer.concat(held, size);
    held = [all.subarray(wanted)];
    size -= wanted;
    return all.subarray(0, wanted);
  };
  for (;;) {
    const header = await take(blockBytes);
    if (header.every((byte) => byte === 0)) return;
    const sum = Number.parseInt(header.toString('latin1', 148, 154), 8);
    const plain = Buffer.from(header).fill(' ', 148, 156);
    const length = Number.parseInt(header.toString('latin1', 124, 135), 8);
    if (checksum(plain) !== sum || !(length <= longestEntry))
      throw new Error('This isn’t a tar file.');
    const name = header.toString('utf8', 0, 100).replace(/\0.*$/s, '');
    const bytes = await take(length);
    await take((blockBytes - (length % blockBytes)) % blockBytes);
    yield { name, bytes };
  }
}
