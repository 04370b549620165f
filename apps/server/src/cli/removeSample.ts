import { removeSample as removeFrom } from '../areas/merchants/removeSample.ts';
import { countOf } from '../storage/archive/format.ts';
import { onServer } from './onServer.ts';
import { parseArguments, type Command } from './usage.ts';

/** The `remove-sample` command: deletes the restaurant group of the sample and its people. */
export const removeSample: Command = async (args, config, print) => {
  parseArguments(args, {});
  const count = await onServer(config, { removeSample: true }, removeFrom);
  print(count === 0 ? 'There is no sample.' : `Removed ${countOf(count, 'sample merchant')}.`);
};
