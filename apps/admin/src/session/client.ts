import {
  createClient,
  getUserInfo,
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
  isPersonAway,
  lockCounter,
  readPerson,
  readSession,
  readToken,
  renewTokens,
  updateUser,
} from './session.ts';
import { sessionBack } from './sessionBack.ts';
import { readKey } from './signingKey.ts';

const plain = createClient({ baseURL: '/api' });

/**
 * Refreshes the session. Returns false if the server refused it; throws if the server couldn't be
 * reached.
 */
async function refresh(): Promise<boolean> {
  try {
    renewTokens(await plain.call(refreshSession, { body: {} }));
    return true;
  } catch (error) {
    if (error instanceof Problem && (error.status === 401 || error.status === 403)) return false;
    throw error;
  }
}

/** Renews the session, in one tab at a time. Returns whether there is a session again. */
async function renew(): Promise<boolean> {
  if (!('locks' in navigator)) return refresh();
  const before = readToken();
  return navigator.locks.request('servery.refresh', async () => {
    const now = readToken();
    return now === before ? refresh() : now !== null;
  });
}

/** The app-wide handler of problems, set by `Reactions`. */
export const reactions: { onProblem: (problem: Problem, to?: AnyEndpoint) => void } = {
  onProblem: () => undefined,
};

/** Reads that were started before their screen was loaded. */
export const early: Early = new Map();

/** Sends a write. Discards the early reads, which may not include its effect. */
async function fetchAfresh(...request: Parameters<typeof fetch>): Promise<Response> {
  early.clear();
  try {
    return await fetch(...request);
  } finally {
    early.clear();
  }
}

/** Returns the response of an early read, once; sends any other request. */
const fetchOrTake: typeof fetch = (input, init) => {
  if (init?.method !== 'GET') return fetchAfresh(input, init);
  const started = typeof input === 'string' ? early.get(input) : undefined;
  if (!started) return fetch(input, init);
  early.delete(String(input));
  return started.until > Date.now() ? started.answer : fetch(input, init);
};

/** Refusals by what others have changed since: the menu, the screen and the bars follow. */
const ofOthers: ReadonlySet<Problem['code']> = new Set([
  'featureOff',
  'merchantClosing',
  'outletReadOnly',
]);

const react = (problem: Problem, to?: AnyEndpoint) => {
  if (problem.code === 'sessionExpired' && readToken() !== null) {
    // On a revoked device there is no screen to return to.
    if (readSession()?.user.device) clearSession();
    else endSession();
  }
  // On a counter, each refusal has the id of the signed-in person, or null after a sign-out.
  const person = problem.code === 'forbidden' ? problem.matter.details?.person : undefined;
  if (person !== undefined && person !== readPerson()) lockCounter();
  if (ofOthers.has(problem.code) && readToken() !== null)
    void call(getUserInfo, { params: { role: 'user', id: 'me' } }).then(
      updateUser,
      () => undefined,
    );
  reactions.onProblem(problem, to);
};

const { call, request, open } = createClient({
  baseURL: '/api',
  fetch: fetchOrTake,
  credentials: {
    token: readToken,
    person: readPerson,
    sign: async (signed) => {
      const key = await readKey();
      return key && sign(key, signed, clock.now());
    },
    learn: clock.learn,
    renew,
  },
  onProblem: react,
});

/** Sends a request even if the session is over or the counter is locked. */
export const callNow = call;

/**
 * The client of this browser. It uses the responses of early reads. While the session is over or
 * the counter is locked, reads and event streams of the screens wait until the person is back.
 */
export const client: Client = {
  request,
  // In the demo each tab has its own host.
  liveChannel: () => {
    const { id, viewing } = readSession()?.user ?? {};
    return import.meta.env.MODE === 'demo' ? undefined : `servery.live.${id}.${viewing?.id}`;
  },
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
        if (!isPersonAway()) throw error;
      }
    }
  },
};

/**
 * Returns the client of one person’s screens. It refuses writes if another person is signed in on
 * this counter, because they would be recorded in that person’s name.
 *
 * @throws `sessionExpired` from a write if this person is no longer signed in on this counter
 */
export const clientOf = (person: number | undefined): Client => ({
  ...client,
  call: async (to, input, options) => {
    const { user } = readSession() ?? {};
    if (user?.device && user.id !== person && isWrite(to)) throw new Problem('sessionExpired');
    return client.call(to, input, options);
  },
});
