import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Refused } from './Refused.ts';

/** The magic number of a zstd skippable frame, which decompression ignores. */
const skippable = 0x184d2a5d;
const mark = 'servery\x01';
const headBytes = 16;
const sealBytes = headBytes + 32;

/**
 * Returns the end of an archive: the SHA-256 of everything before it, in a frame that zstd skips.
 */
export function sealOf(sha256: Uint8Array): Uint8Array {
  const seal = Buffer.alloc(sealBytes);
  seal.writeUInt32LE(skippable, 0);
  seal.writeUInt32LE(sealBytes - 8, 4);
  seal.write(mark, 8, 'latin1');
  seal.set(sha256, headBytes);
  return seal;
}

/** Verifies that a file is complete and unchanged; returns its length without the seal. */
export async function checkSeal(path: string): Promise<number> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Refused(`File not found: ${path}.`) : error;
  });
  try {
    const { size } = await file.stat();
    const length = size - sealBytes;
    const seal = Buffer.alloc(sealBytes);
    if (length > 0) await file.read(seal, 0, sealBytes, length);
    const expected = sealOf(seal.subarray(headBytes));
    if (length <= 0 || !seal.equals(expected))
      throw new Refused(`${path} isn’t a Servery archive, or it’s incomplete.`);
    const hash = createHash('sha256');
    for await (const part of createReadStream(path, { end: length - 1 }))
      hash.update(part as Uint8Array);
    if (!hash.digest().equals(seal.subarray(headBytes)))
      throw new Refused(`${path} is damaged: its checksum doesn’t match.`);
    return length;
  } finally {
    await file.close();
  }
}
