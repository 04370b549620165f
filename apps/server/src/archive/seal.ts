import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Refused } from './Refused.ts';

/** A frame that zstd skips over when it unpacks the file. */
const skippable = 0x184d2a5d;
const mark = 'servery\x01';
const headBytes = 16;
const sealBytes = headBytes + 32;

/** What ends an archive: the SHA-256 of everything before, where zstd does not mind it. */
export function sealOf(sha256: Uint8Array): Uint8Array {
  const seal = Buffer.alloc(sealBytes);
  seal.writeUInt32LE(skippable, 0);
  seal.writeUInt32LE(sealBytes - 8, 4);
  seal.write(mark, 8, 'latin1');
  seal.set(sha256, headBytes);
  return seal;
}

/** Checks that a file is whole and exactly as it was written; answers how long it is without its seal. */
export async function checkSeal(path: string): Promise<number> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Refused(`There is no file ${path}.`) : error;
  });
  try {
    const { size } = await file.stat();
    const length = size - sealBytes;
    const seal = Buffer.alloc(sealBytes);
    if (length > 0) await file.read(seal, 0, sealBytes, length);
    const expected = sealOf(seal.subarray(headBytes));
    if (length <= 0 || !seal.equals(expected))
      throw new Refused(`${path} is no archive of Servery, or its end is missing.`);
    const hash = createHash('sha256');
    for await (const part of createReadStream(path, { end: length - 1 }))
      hash.update(part as Uint8Array);
    if (!hash.digest().equals(seal.subarray(headBytes)))
      throw new Refused(`${path} is damaged: it is not as it was written.`);
    return length;
  } finally {
    await file.close();
  }
}
