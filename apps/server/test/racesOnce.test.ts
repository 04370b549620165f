import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses } from '../reliability/racesAll.ts';
import { race } from '../reliability/racesHarness.ts';
import { engines } from './databases.ts';
import { startTestServer, type TestServer } from './testServer.ts';

const tries = 100;

describe.each(engines)('%s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.close());

  test.each(Object.entries(courses))('%s: each effect once', async (_, { sound, fewer = 1 }) => {
    const { doubled, lost, told, legal } = await race(
      await sound(server, Math.ceil(tries / fewer)),
    );
    expect({ doubled, lost, told }).toEqual({ doubled: 0, lost: 0, told: legal });
  });

  const naives = Object.entries(courses).flatMap(([name, { naive }]) =>
    naive ? [[name, naive] as const] : [],
  );
  test.each(naives)('%s: doubles without a lock', async (_, naive) => {
    const { doubled } = await race(await naive(server, tries));
    expect(doubled).toBeGreaterThan(0);
  });
});
