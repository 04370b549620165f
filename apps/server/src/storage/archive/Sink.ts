import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, type ZstdCompress } from 'node:zlib';
import { fsyncFolder } from '../db/embedded/DurableNodeFS.ts';
import { Refused } from './Refused.ts';
import { sealOf } from './seal.ts';

const params = { [constants.ZSTD_c_checksumFlag]: 1 };

/**
 * A compressed file that is being written, under a temporary name until it is complete and on disk.
 */
export class Sink {
  readonly #path: string;
  readonly #part: string;
  readonly #pack: ZstdCompress;
  readonly #written: Promise<void>;
  #bytes = 0;

  constructor(path: string) {
    this.#path = path;
    this.#part = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
    this.#pack = createZstdCompress({ params });
    const file = createWriteStream(this.#part, { mode: 0o600, flush: true });
    const sealed = async function* (this: Sink, packed: AsyncIterable<Uint8Array>) {
      const hash = createHash('sha256');
      for await (const bytes of packed) {
        hash.update(bytes);
        this.#bytes += bytes.length;
        yield bytes;
      }
      const seal = sealOf(hash.digest());
      this.#bytes += seal.length;
      yield seal;
    };
    this.#written = pipeline(this.#pack, sealed.bind(this), file);
    // The next `write` or `finish` reports the error.
    this.#written.catch(() => undefined);
  }

  /**
   * Opens a sink for a file that doesn't exist yet, and creates its folder if needed. Throws
   * `Refused` if the file exists.
   */
  static async open(path: string): Promise<Sink> {
    if (existsSync(path)) throw new Refused(`${path} already exists.`);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return new Sink(path);
  }

  /** Adds bytes; waits while too much data is still to be written to disk. */
  async write(bytes: Uint8Array): Promise<void> {
    if (this.#pack.destroyed) return this.#written;
    if (this.#pack.write(bytes)) return;
    await Promise.race([once(this.#pack, 'drain'), this.#written]);
  }

  /** Moves the complete and flushed file to its final name; returns its size in bytes. */
  async finish(): Promise<number> {
    this.#pack.end();
    await this.#written;
    await rename(this.#part, this.#path);
    fsyncFolder(dirname(this.#path));
    return this.#bytes;
  }

  /** Deletes the temporary file. */
  async discard(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
    await rm(this.#part, { force: true });
  }
}
