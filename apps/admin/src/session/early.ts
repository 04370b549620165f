import { adminVersion, sign, signatureHeader, versionHeader } from '@servery/api';
import { clock } from './clock.ts';
import { readToken } from './session.ts';
import { readKey } from './signingKey.ts';

const freshMs = 10_000;

/** A read that started before its screen was there: when it is `sent`, its answer, and `until` when that is good, in milliseconds. */
export interface EarlyRead {
  sent: Promise<unknown>;
  answer: Promise<Response>;
  until: number;
}

/** Reads that started early, by address. */
export type Early = Map<string, EarlyRead>;

async function prepare(url: string): Promise<RequestInit> {
  const token = readToken() ?? '';
  const key = await readKey();
  const signed = { method: 'GET', url, body: '', token, version: adminVersion };
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    [versionHeader]: adminVersion,
    ...(key && { [signatureHeader]: await sign(key, signed, clock.now()) }),
  };
  return { headers };
}

/** Starts a read now; the client's next read of the same address takes the answer over. */
export function startRead(early: Early, url: string): void {
  const started = early.get(url);
  if (started && started.until > Date.now()) return;
  const init = prepare(url);
  const answer = init.then((it) => fetch(url, it));
  answer.catch(() => early.delete(url));
  early.set(url, { sent: init.catch(() => undefined), answer, until: Date.now() + freshMs });
}

/** Returns the data of a read that was started, or undefined if it was refused or is not JSON. Leaves the answer to be taken over. */
export async function answerOf(early: Early, url: string): Promise<unknown> {
  const answer = await early.get(url)?.answer.catch(() => undefined);
  return answer?.ok
    ? answer
        .clone()
        .json()
        .catch(() => undefined)
    : undefined;
}
