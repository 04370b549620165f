import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '../config.ts';

/** A command of the program; throws an `Error` whose message is shown to the user. */
export type Command = (
  args: string[],
  config: Config,
  print: (line: string) => void,
) => Promise<void>;

/** The usage text, shown after an invalid command. */
export const usage = `pnpm servery agent [--server URL --code CODE] [--printer NAME=ADDRESS]…
    Prints at an outlet whose server is elsewhere. The code from Printers is needed only once.
pnpm servery backup [--to FILE]
    Backs up all data to one file. A running server keeps running.
pnpm servery restore FILE [--replace]
    Restores a backup. With --replace, existing data is set aside, never deleted.
pnpm servery move --to URL | --from URL [--replace]
    Moves all data from the data folder to a PostgreSQL server, or back.
pnpm servery audit [--merchant NUMBER]
    Checks for each merchant whether the audit log was modified.
pnpm servery add-admin USERNAME --email ADDRESS [--name NAME]
    Adds an administrator, and prints the page on which they set a password. A running server keeps
    running.
pnpm servery unlock NAME
    Unlocks a person after too many incorrect passwords or PINs. A running server keeps running.
pnpm servery remove-sample
    Deletes the sample restaurants and their people. A running server keeps running.

DATA_DIR and DATABASE_URL select the data, as they do for the server.`;

/** Thrown if the arguments of a command are invalid. */
export class Misused extends Error {
  override name = 'Misused';
}

/** Parses the arguments of a command. Throws `Misused` if they are invalid. */
export function parseArguments<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  { most = 0 }: { most?: number } = {},
) {
  const read = () => {
    try {
      return parseArgs({ args, options, allowPositionals: true });
    } catch (error) {
      throw new Misused((error as Error).message);
    }
  };
  const { values, positionals } = read();
  if (positionals.length > most) throw new Misused(`Unexpected argument: "${positionals[most]}".`);
  return { values, positionals };
}
