import { removeSample as removeFrom } from '../areas/merchants/removeSample.ts';
import type { Config } from '../config.ts';
import { sendControlRequest } from '../storage/archive/controlSocket.ts';
import { countOf } from '../storage/archive/format.ts';
import { Refused } from '../storage/archive/Refused.ts';
import { parseArguments, type Command } from './usage.ts';
import { withDatabase } from './withDatabase.ts';

/** Removes the sample through the running server if it has the data folder open, else directly. */
async function removeIn(config: Config): Promise<number> {
  if (!config.databaseUrl) {
    const response = await sendControlRequest<number>(config.dataDir, { removeSample: true });
    if (response && 'refused' in response) throw new Refused(response.refused);
    if (response) return response.done;
  }
  return withDatabase(config, config.databaseUrl, (database) => removeFrom({ database }));
}

/** The `remove-sample` command: deletes the restaurant group of the sample and its people. */
export const removeSample: Command = async (args, config, print) => {
  parseArguments(args, {});
  const count = await removeIn(config);
  print(count === 0 ? 'There is no sample.' : `Removed ${countOf(count, 'sample merchant')}.`);
};
