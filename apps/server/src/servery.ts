import { audit } from './cli/audit.ts';
import { addAdmin } from './cli/addAdmin.ts';
import { agent } from './cli/agent.ts';
import { backup } from './cli/backup.ts';
import { move } from './cli/move.ts';
import { removeSample } from './cli/removeSample.ts';
import { restore } from './cli/restore.ts';
import { unlock } from './cli/unlock.ts';
import { Misused, usage, type Command } from './cli/usage.ts';
import { readConfig } from './config.ts';

const commands: Record<string, Command> = {
  agent,
  backup,
  restore,
  move,
  audit,
  unlock,
  'add-admin': addAdmin,
  'remove-sample': removeSample,
};
const print = (line: string) => console.log(line);

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Misused(name ? `Unknown command: "${name}".` : 'Specify a command.');
  await command(args, readConfig(process.env), print);
} catch (error) {
  if (error instanceof Misused) console.error(`${error.message}\n\n${usage}`);
  else console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof Misused ? 2 : 1;
}
