import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '../config.ts';

/** One thing that the program does; throws an `Error` whose message is for the person who asked. */
export type Command = (
  words: string[],
  config: Config,
  say: (line: string) => void,
) => Promise<void>;

/** What people are told who got a command wrong. */
export const usage = `pnpm servery agent [--server URL --code CODE] [--printer NAME=ADDRESS]…
    Prints in a shop whose server is elsewhere. The code, from Printers, is needed once.
pnpm servery backup [--to FILE]
    Writes everything into one file; a running server goes on.
pnpm servery restore FILE [--replace]
    Brings back what a backup holds. Data that is there is set aside with --replace, never deleted.
pnpm servery move --to URL | --from URL [--replace]
    Moves everything from the data folder to a PostgreSQL server, or back.
pnpm servery audit [--merchant NUMBER]
    Says whether the audit stands as it was written, merchant by merchant.

DATA_DIR and DATABASE_URL say which data is meant, as they do for the server.`;

/** The words of a command make no sense. */
export class Misused extends Error {
  override name = 'Misused';
}

/** Reads the words of a command. */
export function wordsOf<Options extends ParseArgsOptionsConfig>(
  words: string[],
  options: Options,
  { most = 0 }: { most?: number } = {},
) {
  const read = () => {
    try {
      return parseArgs({ args: words, options, allowPositionals: true });
    } catch (error) {
      throw new Misused((error as Error).message);
    }
  };
  const { values, positionals } = read();
  if (positionals.length > most) throw new Misused(`What does "${positionals[most]}" mean here?`);
  return { values, positionals };
}
