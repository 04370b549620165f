import { PGlite } from '@electric-sql/pglite';
import { parsers, serializers } from '../codec.ts';
import { SqlError } from '../SqlError.ts';
import { execute, failureOf } from './executor.ts';
import type { Engine } from './protocol.ts';

/** A database in this thread's memory, gone when closed: for tests and demonstrations. */
export async function startMemory(image?: Blob): Promise<Engine & { dump(): Promise<Blob> }> {
  const pg = new PGlite({ parsers, serializers, loadDataDir: image });
  await pg.waitReady;
  return {
    send: async (request) => {
      try {
        return await execute(pg, request);
      } catch (error) {
        throw new SqlError(failureOf(error).failure, { cause: error });
      }
    },
    dump: () => pg.dumpDataDir('none'),
    close: () => pg.close(),
  };
}
