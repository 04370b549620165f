import { Problem } from '@servery/api';
import type { AccountHost } from '@servery/domain/commands';
import { sql } from 'kysely';
import { hashPassword, isOutdated, verifyPassword } from '../../http/passwords.ts';
import { logRefusal } from '../../session/logRefusal.ts';
import { userInfoFor } from './people.ts';
import { pushKeysOf } from '../push/pushKeys.ts';
import { forget } from '../push/subscriptions.ts';
import { sendPush } from '../../outside/push/sendPush.ts';
import type { Arrival } from '../../http/arrival.ts';
import { first } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { loadCommonPasswords } from '../../session/commonPasswords.ts';
import { refreshCookie } from '../../session/cookie.ts';
import { networkOf, sourceOf } from '../../session/device.ts';
import { isSetUpCode } from '../../session/setUpCode.ts';
import { lookupOf } from '../../session/pin.ts';
import { employeeByPin, personByPin } from '../../session/personByPin.ts';
import type { OpenedSession } from '../../session/sessionStore.ts';
import {
  callersOf,
  cookieSeconds,
  findSession,
  personColumns,
  type PersonRow,
} from '../../session/sessions.ts';

/** Returns the account host of a request: secrets, cookies and the log. */
export function accountHost(
  { host, sql: db, caller, now }: RequestContext,
  arrival: Arrival,
): AccountHost {
  const { address, cookies, isSecure } = arrival;
  const source = sourceOf(address);
  /** The account whose password was tried, for the log. */
  let tried: { account: number | 'unknown' } | null = null;
  return {
    source,
    async isKnownHere(username_key) {
      const known = await first(
        db,
        sql`select 1 from session s join person p on p.id = s.person_id
          where p.username_key = ${username_key} and s.network = ${networkOf(address)}
            and s.network <> '' limit 1`,
      );
      return known !== undefined;
    },
    async byPassword(username_key, password) {
      const person = await first(
        db,
        sql<PersonRow & { password_hash: string }>`select ${personColumns}, p.password_hash
          from person p where p.username_key = ${username_key} and p.is_active`,
      );
      tried = { account: person?.id ?? 'unknown' };
      const isRight = await verifyPassword(person?.password_hash ?? null, password);
      if (!isRight || !person) return null;
      const { password_hash: hash, ...verified } = person;
      if (!isOutdated(hash)) return { ...verified, proof: hash };
      const proof = await hashPassword(password);
      await sql`update person set password_hash = ${proof}
        where id = ${person.id} and password_hash = ${hash}`.execute(db);
      return { ...verified, proof };
    },
    async byPin(merchant_id, pin) {
      const person = await personByPin({ host, sql: db }, merchant_id, pin);
      return person && { ...person, proof: person.pin_hash };
    },
    employeeByPin: (merchant_id, pin) => employeeByPin({ host, sql: db }, merchant_id, pin),
    pinSecret: async (merchant_id, pin) => ({
      lookup: lookupOf(host.pepper, merchant_id, pin),
      hash: await hashPassword(pin),
    }),
    isSetUpCode: (code) => isSetUpCode(host.pepper, code),
    bannedPasswordCheck: loadCommonPasswords,
    hashPassword,
    async present(session) {
      const { tokens, signature_key } = session as OpenedSession;
      const { token, refresh, expires_at } = tokens;
      const opened = await findSession(db, token, now);
      if (!opened) throw new Problem('sessionExpired');
      cookies.push(refreshCookie(refresh, { seconds: cookieSeconds, isSecure }));
      return { token, expires_at, signature_key, user: await userInfoFor(host, db, opened.caller) };
    },
    forgetSession: () => {
      cookies.push(refreshCookie('', { seconds: 0, isSecure }));
    },
    async user() {
      const current = (await callersOf(db, [caller.session_id], now)).get(caller.session_id);
      if (!current) throw new Problem('sessionExpired');
      return userInfoFor(host, db, current);
    },
    push: async (subscription, notice) =>
      sendPush(host, subscription, {
        notice,
        keys: await pushKeysOf(db),
        forget: () => forget(host.database.kysely, subscription),
      }),
    report: (refusal, facts) => logRefusal(host.log, refusal, arrival, { ...tried, ...facts }),
  };
}
