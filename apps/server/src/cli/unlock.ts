import { unlock as unlockPerson } from '../session/unlock.ts';
import { countOf } from '../storage/archive/format.ts';
import { onServer } from './onServer.ts';
import { Misused, parseArguments, type Command } from './usage.ts';

/** The `unlock` command: lets a person sign in again after too many wrong passwords or PINs. */
export const unlock: Command = async (args, config, print) => {
  const [username] = parseArguments(args, {}, { most: 1 }).positionals;
  if (!username) throw new Misused('Specify a username.');
  const counts = await onServer(config, { unlock: username }, (writer) =>
    unlockPerson(writer, username),
  );
  print(
    counts === 0
      ? `${username} wasn’t locked.`
      : `${username} is unlocked: ${countOf(counts, 'count')} of incorrect passwords or PINs cleared.`,
  );
};
