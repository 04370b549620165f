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

/** A packed file in the making: under another name until it is whole and on the disk. */
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
    // Whoever writes next, or finishes, hears of it.
    this.#written.catch(() => undefined);
  }

  /** A sink for a file that is not there yet, in a folder that is made if need be. */
  static async open(path: string): Promise<Sink> {
    if (existsSync(path)) throw new Refused(`${path} is there already.`);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return new Sink(path);
  }

  /** Adds bytes; waits while more than a little is on its way to the disk. */
  async write(bytes: Uint8Array): Promise<void> {
    if (this.#pack.destroyed) return this.#written;
    if (this.#pack.write(bytes)) return;
    await Promise.race([once(this.#pack, 'drain'), this.#written]);
  }

  /** Makes the file appear, whole and durable; answers its bytes. */
  async finish(): Promise<number> {
    this.#pack.end();
    await this.#written;
    await rename(this.#part, this.#path);
    fsyncFolder(dirname(this.#path));
    return this.#bytes;
  }

  /** Removes what was written. */
  async discard(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
    await rm(this.#part, { force: true });
  }
}
