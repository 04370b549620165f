import { adminVersion, sign, signatureHeader, versionHeader } from '@servery/api';
import { clock } from './clock.ts';
import { readSession } from './session.ts';
import { readKey } from './signingKey.ts';

const freshMs = 10_000;

/** Reads that started before their screen was there, by address; each is good `until` a moment in milliseconds. */
export type Early = Map<string, { answer: Promise<Response>; until: number }>;

async function read(url: string): Promise<Response> {
  const token = readSession()?.token ?? '';
  const key = await readKey();
  const signed = { method: 'GET', url, body: '', token, version: adminVersion };
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    [versionHeader]: adminVersion,
    ...(key && { [signatureHeader]: await sign(key, signed, clock.now()) }),
  };
  return fetch(url, { headers });
}

/** Starts a read now; the client's next read of the same address takes the answer over. */
export function startRead(early: Early, url: string): void {
  const started = early.get(url);
  if (started && started.until > Date.now()) return;
  const answer = read(url);
  answer.catch(() => early.delete(url));
  early.set(url, { answer, until: Date.now() + freshMs });
}

/** What a read that was started answered, once it is there; nothing where it was refused. Leaves the answer to be taken over. */
export async function answerOf(early: Early, url: string): Promise<unknown> {
  const answer = await early.get(url)?.answer.catch(() => undefined);
  return answer?.ok ? answer.clone().json() : undefined;
}
