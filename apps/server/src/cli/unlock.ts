import { sendControlRequest } from '../storage/archive/controlSocket.ts';
import { Refused } from '../storage/archive/Refused.ts';
import { countOf } from '../storage/archive/format.ts';
import type { Config } from '../config.ts';
import { createIds } from '../ids.ts';
import { takeNodeNumber } from '../background/nodeNumber.ts';
import { unlock as unlockPerson } from '../session/unlock.ts';
import { withDatabase } from './withDatabase.ts';
import { Misused, parseArguments, type Command } from './usage.ts';

/** Unlocks a person through the running server if it has the data folder open, else directly. */
async function unlockIn(config: Config, username: string): Promise<number> {
  if (!config.databaseUrl) {
    const response = await sendControlRequest<number>(config.dataDir, { unlock: username });
    if (response && 'refused' in response) throw new Refused(response.refused);
    if (response) return response.done;
  }
  return withDatabase(config, config.databaseUrl, async (database) => {
    const node = await takeNodeNumber(database);
    const nextId = createIds(Date.now, node.number);
    try {
      return await unlockPerson({ database, nextId, now: () => new Date() }, username);
    } finally {
      await node.release();
    }
  });
}

/** The `unlock` command: lets a person sign in again after too many wrong passwords or PINs. */
export const unlock: Command = async (args, config, print) => {
  const [username] = parseArguments(args, {}, { most: 1 }).positionals;
  if (!username) throw new Misused('Specify a username.');
  const counts = await unlockIn(config, username);
  print(
    counts === 0
      ? `${username} wasn’t locked.`
      : `${username} is unlocked: ${countOf(counts, 'count')} of incorrect passwords or PINs cleared.`,
  );
};
