import { audit } from './audit/cli.ts';
import { agent } from './cli/agent.ts';
import { backup } from './cli/backup.ts';
import { move } from './cli/move.ts';
import { restore } from './cli/restore.ts';
import { Misused, usage, type Command } from './cli/usage.ts';
import { readConfig } from './config.ts';

const commands: Record<string, Command> = { agent, backup, restore, move, audit };
const say = (line: string) => console.log(line);

const [name = '', ...words] = process.argv.slice(2);
try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Misused(name ? `There is no command "${name}".` : 'What shall it do?');
  await command(words, readConfig(process.env), say);
} catch (error) {
  if (error instanceof Misused) console.error(`${error.message}\n\n${usage}`);
  else console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof Misused ? 2 : 1;
}
