import { takeNodeNumber } from '../background/nodeNumber.ts';
import type { Config } from '../config.ts';
import type { Host } from '../http/host.ts';
import { createIds } from '../ids.ts';
import { sendControlRequest, type ControlRequest } from '../storage/archive/controlSocket.ts';
import { Refused } from '../storage/archive/Refused.ts';
import { withDatabase } from './withDatabase.ts';

/** The parts of a server that a command needs to write. */
type Writer = Pick<Host, 'database' | 'now' | 'nextId'>;

/**
 * Asks the running server if it has the data folder open, and else runs a function on the database.
 * @throws `Refused` with the server's reason
 */
export async function onServer<T>(
  config: Config,
  request: ControlRequest,
  run: (writer: Writer) => Promise<T>,
): Promise<T> {
  if (!config.databaseUrl) {
    const response = await sendControlRequest<T>(config.dataDir, request);
    if (response && 'refused' in response) throw new Refused(response.refused);
    if (response) return response.done;
  }
  return withDatabase(config, config.databaseUrl, async (database) => {
    const node = await takeNodeNumber(database);
    try {
      const nextId = createIds(Date.now, node.number);
      return await run({ database, nextId, now: () => new Date() });
    } finally {
      await node.release();
    }
  });
}
