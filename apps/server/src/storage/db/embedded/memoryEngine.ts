import { PGlite } from '@electric-sql/pglite';
import { parsers, serializers } from '../codec.ts';
import { SqlError } from '../SqlError.ts';
import { extensions } from './extensions.ts';
import { failureOf } from './failure.ts';
import type { Engine } from './protocol.ts';
import { Statements } from './Statements.ts';

/** Starts a database in this thread's memory, which is lost when closed: for tests and demos. */
export async function startMemory(image?: Blob): Promise<Engine> {
  const pg = new PGlite({ parsers, serializers, extensions, loadDataDir: image });
  await pg.waitReady;
  const statements = await Statements.on(pg);
  return {
    send: async (request) => {
      try {
        return await statements.run(request);
      } catch (error) {
        throw new SqlError(failureOf(error).failure, { cause: error });
      }
    },
    close: () => pg.close(),
    stop: () => pg.close(),
  };
}

/**
 * Returns an image of a new empty database, or of the one in a folder: opening an image takes a
 * tenth of the time of creating a database.
 */
export async function createImage(dataDir?: string): Promise<Blob> {
  const pg = new PGlite({ ...(dataDir && { dataDir }), extensions });
  await pg.waitReady;
  const image = await pg.dumpDataDir('none');
  await pg.close();
  return image;
}
