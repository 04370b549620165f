import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createZstdDecompress } from 'node:zlib';
import { countLines, type Stretch } from './dump.ts';
import { format, type Manifest } from './manifest.ts';
import { Refused } from './Refused.ts';
import { checkSeal } from './seal.ts';
import { entriesOf } from './tar.ts';

/** A verified archive. */
export interface Archive {
  path: string;
  manifest: Manifest;
  /** Returns its rows, table by table; throws at the end if they don't match the manifest. */
  stretches(): AsyncGenerator<Stretch>;
}

/**
 * Opens an archive after verifying all of it: its seal, and each table's hash and number of rows.
 */
export async function openArchive(path: string): Promise<Archive> {
  const length = await checkSeal(path);
  const walk = () => checked(path, length);
  let manifest: Manifest | undefined;
  for await (const it of walk()) if ('format' in it) manifest = it;
  return {
    path,
    manifest: manifest!,
    async *stretches() {
      for await (const it of walk()) if ('table' in it) yield it;
    },
  };
}

async function* checked(path: string, length: number): AsyncGenerator<Stretch | Manifest> {
  const hashes = new Map<string, { hash: ReturnType<typeof createHash>; rows: number }>();
  const packed = createReadStream(path, { end: length - 1 });
  const unpacked = packed.pipe(createZstdDecompress());
  packed.on('error', (error) => unpacked.destroy(error));
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of entriesOf(unpacked)) {
    if (name === 'manifest.json') {
      manifest = JSON.parse(Buffer.from(bytes).toString()) as Manifest;
      continue;
    }
    const table = name.split('/')[0]!;
    const it = hashes.get(table) ?? { hash: createHash('sha256'), rows: 0 };
    const rows = countLines(bytes);
    it.hash.update(bytes);
    it.rows += rows;
    hashes.set(table, it);
    yield { table, lines: bytes, rows };
  }
  if (!manifest) throw new Refused(`${path} has no manifest.`);
  compare(path, manifest, hashes);
  yield manifest;
}

function compare(
  path: string,
  manifest: Manifest,
  hashes: Map<string, { hash: ReturnType<typeof createHash>; rows: number }>,
): void {
  if (manifest.format !== format)
    throw new Refused(
      `${path} was made by a newer version of Servery, in a format this version can’t read.`,
    );
  const empty = createHash('sha256').digest('hex');
  for (const { name, rows, sha256 } of manifest.tables) {
    const found = hashes.get(name);
    hashes.delete(name);
    if ((found?.rows ?? 0) !== rows || (found?.hash.digest('hex') ?? empty) !== sha256)
      throw new Refused(`${path} is damaged: the rows of ${name} don’t match what was written.`);
  }
  if (hashes.size > 0) throw new Refused(`${path} contains more data than its manifest lists.`);
}
