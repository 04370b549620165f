import {
  createClient,
  refreshSession,
  sign,
  type AnyEndpoint,
  type Client,
  type Problem,
} from '@servery/api';
import { clock } from './clock.ts';
import type { Early } from './early.ts';
import { clearSession, keepSession, readSession } from './session.ts';
import { readKey } from './signingKey.ts';

const plain = createClient({ baseURL: '/api' });

/** Renews the session, one tab at a time; true when there is one again. */
async function renew(): Promise<boolean> {
  const before = readSession()?.token;
  return navigator.locks.request('servery.refresh', async () => {
    const now = readSession()?.token;
    if (now !== before) return now !== undefined;
    try {
      keepSession(await plain.call(refreshSession, { body: {} }));
      return true;
    } catch {
      return false;
    }
  });
}

const renewWithoutLocks = async () => {
  try {
    keepSession(await plain.call(refreshSession, { body: {} }));
    return true;
  } catch {
    return false;
  }
};

/** What reacts to problems once for the whole app. */
export const reactions: { onProblem: (problem: Problem, to?: AnyEndpoint) => void } = {
  onProblem: () => undefined,
};

/** Reads that were started before their screen was there. */
export const early: Early = new Map();

/** Takes a read over that was started early, once; sends anything else. */
const fetchOrTake: typeof fetch = (input, init) => {
  const started = typeof input === 'string' ? early.get(input) : undefined;
  if (!started || init?.method !== 'GET') return fetch(input, init);
  early.delete(String(input));
  return started.until > Date.now() ? started.answer : fetch(input, init);
};

/** The client of this browser. A read that was started early is not sent again. */
export const client: Client = createClient({
  baseURL: '/api',
  fetch: fetchOrTake,
  credentials: {
    token: () => readSession()?.token ?? null,
    sign: async (request) => {
      const key = await readKey();
      return key && sign(key, request, clock.now());
    },
    learn: clock.learn,
    renew: () => ('locks' in navigator ? renew() : renewWithoutLocks()),
  },
  onProblem: (problem, to) => {
    if (problem.code === 'sessionExpired' && readSession()) clearSession();
    reactions.onProblem(problem, to);
  },
});
