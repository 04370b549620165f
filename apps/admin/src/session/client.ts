import {
  createClient,
  isWrite,
  Problem,
  refreshSession,
  sign,
  type AnyEndpoint,
  type Client,
} from '@servery/api';
import { clock } from './clock.ts';
import type { Early } from './early.ts';
import {
  clearSession,
  endSession,
  isSessionOver,
  keepSession,
  readSession,
  readToken,
} from './session.ts';
import { sessionBack } from './sessionBack.ts';
import { readKey } from './signingKey.ts';

const plain = createClient({ baseURL: '/api' });

/** Asks for a new session; a server that cannot be asked now has not said no. */
async function refresh(): Promise<boolean> {
  try {
    keepSession(await plain.call(refreshSession, { body: {} }));
    return true;
  } catch (error) {
    if (error instanceof Problem && (error.status === 401 || error.status === 403)) return false;
    throw error;
  }
}

/** Renews the session, one tab at a time; true when there is one again. */
async function renew(): Promise<boolean> {
  if (!('locks' in navigator)) return refresh();
  const before = readToken();
  return navigator.locks.request('servery.refresh', async () => {
    const now = readToken();
    return now === before ? refresh() : now !== null;
  });
}

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

const react = (problem: Problem, to?: AnyEndpoint) => {
  if (problem.code === 'sessionExpired' && readToken() !== null) {
    // A revoked device has no screen to return to.
    if (readSession()?.user.device) clearSession();
    else endSession();
  }
  reactions.onProblem(problem, to);
};

const { call, request, open } = createClient({
  baseURL: '/api',
  fetch: fetchOrTake,
  credentials: {
    token: readToken,
    sign: async (signed) => {
      const key = await readKey();
      return key && sign(key, signed, clock.now());
    },
    learn: clock.learn,
    renew,
  },
  onProblem: react,
});

/**
 * The client of this browser. A read that was started early is not sent again. While a session is
 * over, reads and streams of the screens that wait for their person wait too.
 */
export const client: Client = {
  request,
  call: async (to, input, options) => {
    if (!isWrite(to) && to.capability !== 'public') await sessionBack(options?.signal);
    return call(to, input, options);
  },
  open: async (to, input, signal) => {
    for (;;) {
      await sessionBack(signal);
      try {
        return await open(to, input, signal);
      } catch (error) {
        if (error instanceof Problem) react(error, to);
        if (!isSessionOver()) throw error;
      }
    }
  },
};
