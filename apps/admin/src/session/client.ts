import {
  createClient,
  isWrite,
  nameOf,
  refreshSession,
  sign,
  type AnyEndpoint,
  type Client,
  type Input,
  type Output,
  type Problem,
} from '@servery/api';
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

const signedIn = createClient({
  baseURL: '/api',
  credentials: {
    token: () => readSession()?.token ?? null,
    sign: async (request) => {
      const key = await readKey();
      return key && sign(key, request, Date.now());
    },
    renew: () => ('locks' in navigator ? renew() : renewWithoutLocks()),
  },
  onProblem: (problem, to) => {
    if (problem.code === 'sessionExpired' && readSession()) clearSession();
    reactions.onProblem(problem, to);
  },
});

/** Reads that were started before their screen was there, good for a few seconds. */
const early = new Map<string, { answer: Promise<unknown>; until: number }>();
const keyOf = (to: AnyEndpoint, input: unknown) => `${nameOf(to)} ${JSON.stringify(input)}`;

/** The client of this browser. A read that was started early is not sent again. */
export const client: Client = {
  ...signedIn,
  call: (to, input, options) => {
    const started = isWrite(to) ? undefined : early.get(keyOf(to, input));
    if (!started) return signedIn.call(to, input, options);
    early.delete(keyOf(to, input));
    const isFresh = started.until > Date.now();
    return isFresh
      ? (started.answer as Promise<Output<typeof to>>)
      : signedIn.call(to, input, options);
  },
};

/** Starts a read now; the next call of it takes the answer over. */
export function startEarly<E extends AnyEndpoint>(to: E, input: Input<E>): void {
  const key = keyOf(to, input);
  const started = early.get(key);
  if (started && started.until > Date.now()) return;
  const answer = signedIn.call(to, input);
  answer.catch(() => early.delete(key));
  early.set(key, { answer, until: Date.now() + 10_000 });
}
