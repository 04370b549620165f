import { openTestDatabase } from './databases.ts';
import { serverOn, type ServerOptions, type TestServer } from './serverOn.ts';

export { baseURL } from './serverOn.ts';
export type { TestServer } from './serverOn.ts';

/** Starts the server on one engine, in memory where it is embedded, with the contracts' sample in it. */
export const startTestServer = async (
  engine: 'embedded' | 'postgres',
  options: ServerOptions = {},
): Promise<TestServer> => serverOn(await openTestDatabase<unknown>(engine), options);
