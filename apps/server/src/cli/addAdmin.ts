import { addAdmin as addTo } from '../areas/platform/addAdmin.ts';
import { onServer } from './onServer.ts';
import { Misused, parseArguments, type Command } from './usage.ts';

const options = { email: { type: 'string' }, name: { type: 'string' } } as const;

/** The `add-admin` command: adds an administrator, and prints the page that asks for a password. */
export const addAdmin: Command = async (args, config, print) => {
  const { values, positionals } = parseArguments(args, options, { most: 1 });
  const [username] = positionals;
  if (!username || !values.email) throw new Misused('Specify a username and an email address.');
  const admin = { username, email: values.email, name: values.name ?? username };
  const token = await onServer(config, { addAdmin: admin }, (writer) => addTo(writer, admin));
  print(`${username} sets a password within a week on this page of the server:`);
  print(`  /invitation#${token}`);
};
