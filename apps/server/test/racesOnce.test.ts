import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses } from '../reliability/races/all.ts';
import { race } from '../reliability/races/harness.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const tries = 100;

describe.each(engines)('races on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  test.each(Object.entries(courses))(
    '%s: has each effect exactly once',
    async (_, { sound, fewer = 1 }) => {
      const { doubled, lost, succeeded, legal } = await race(
        await sound(server, Math.ceil(tries / fewer)),
      );
      expect({ doubled, lost, succeeded }).toEqual({ doubled: 0, lost: 0, succeeded: legal });
    },
  );

  const naives = Object.entries(courses).flatMap(([name, { naive }]) =>
    naive ? [[name, naive] as const] : [],
  );
  test.each(naives)('%s: has duplicate effects without a lock', async (_, naive) => {
    const { doubled } = await race(await naive(server, tries));
    expect(doubled).toBeGreaterThan(0);
  });
});
