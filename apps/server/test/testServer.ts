import { openSampleDatabase } from './databases.ts';
import { serverOn, type ServerOptions, type TestServer } from './serverOn.ts';

export { baseURL } from './serverOn.ts';
export type { TestServer } from './serverOn.ts';

/** Starts the server on one engine (the embedded one in memory), with the contracts' sample. */
export const startTestServer = async (
  engine: 'embedded' | 'postgres',
  options: ServerOptions = {},
): Promise<TestServer> => serverOn(await openSampleDatabase<unknown>(engine), options);
