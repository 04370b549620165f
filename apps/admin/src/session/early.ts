import { adminVersion, sign, signatureHeader, versionHeader } from '@servery/api';
import { clock } from './clock.ts';
import { readToken } from './session.ts';
import { readKey } from './signingKey.ts';

const freshMs = 10_000;

/**
 * A read that started before its screen: `sent` resolves when it is sent, and `until` is the time
 * in milliseconds until which a screen can use its response.
 */
export interface EarlyRead {
  sent: Promise<unknown>;
  answer: Promise<Response>;
  until: number;
}

/** Early reads by URL. */
export type Early = Map<string, EarlyRead>;

async function prepare(url: string): Promise<RequestInit> {
  const token = readToken();
  const key = await readKey();
  const signed = { method: 'GET', url, body: '', token: token ?? '', version: adminVersion };
  const headers = {
    accept: 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
    [versionHeader]: adminVersion,
    ...(key && { [signatureHeader]: await sign(key, signed, clock.now()) }),
  };
  return { headers };
}

/** Starts a read; the client's next read of the same URL uses its response. */
export function startRead(early: Early, url: string): void {
  const started = early.get(url);
  if (started && started.until > Date.now()) return;
  const init = prepare(url);
  const answer = init.then((it) => fetch(url, it));
  answer.catch(() => early.delete(url));
  early.set(url, { sent: init.catch(() => undefined), answer, until: Date.now() + freshMs });
}

/**
 * Returns the data of an early read, or undefined if it was refused or isn't JSON. The response can
 * still be used by the client.
 */
export async function answerOf(early: Early, url: string): Promise<unknown> {
  const answer = await early.get(url)?.answer.catch(() => undefined);
  return answer?.ok
    ? answer
        .clone()
        .json()
        .catch(() => undefined)
    : undefined;
}
