import { randomBytes } from 'node:crypto';
import { Problem, type Session } from '@servery/api';
import { exchangeCode, plainCode } from '@servery/domain/devices';
import { sql } from 'kysely';
import { everyMerchant } from '../db/everyMerchant.ts';
import { hashToken } from '../http/tokens.ts';
import { userInfoFor } from '../people.ts';
import type { Arrival } from '../route.ts';
import { countFailure, requireUnlocked, type AttemptKey } from '../session/attempts.ts';
import { isForeign, refreshCookie } from '../session/cookie.ts';
import { originOf, sourceOf } from '../session/device.ts';
import { cookieSeconds, findSession, openSession } from '../session/sessions.ts';
import type { Visit } from '../visit.ts';
import { devicesWhere, putDevice } from './deviceRows.ts';
import { recordDevice } from './recordDevice.ts';

/** Exchanges a code for the session of its device, in one transaction; null if the code doesn't work. */
const exchange = (visit: Visit, { address, userAgent }: Arrival, code: string, isSigned: boolean) =>
  visit.host.database.transaction(async (trx) => {
    const { host, now } = visit;
    const [known] = await devicesWhere(
      trx,
      sql`d.code_hash = ${hashToken(plainCode(code))} and ${everyMerchant('token')}
        for update of d`,
    );
    const made = known && exchangeCode(known, now);
    if (!made) return null;
    const { isPaired, row: device } = made;
    const inner = { ...visit, sql: trx };
    await putDevice(trx, device);
    if (!isPaired) {
      await recordDevice(inner, device, 'device.codeReused', device);
      return null;
    }
    const signature_key = isSigned ? randomBytes(32).toString('base64url') : null;
    const origin = originOf(userAgent, address);
    const tokens = await openSession(
      trx,
      { id: host.nextId(), person_id: null, device_id: device.id, signature_key, origin },
      now,
    );
    await recordDevice(inner, device, 'device.paired', device);
    return { tokens, signature_key };
  });

/**
 * Pairs the shared device that calls by its code. Wrong and used codes count as failed sign-ins of
 * the address.
 *
 * @throws `forbidden` for a form on another site, which would pair its visitor's browser
 */
export async function pairByCode(
  visit: Visit,
  arrival: Arrival,
  request: Request,
  { code, signed }: { code: string; signed: boolean },
): Promise<Session> {
  if (isForeign(request)) throw new Problem('forbidden', { details: { from: 'another site' } });
  const { host, sql: db, now, requestId } = visit;
  const address = sourceOf(arrival.address);
  const keys: AttemptKey[] = [`address:${address}`];
  await requireUnlocked(db, keys, now);
  const paired = await exchange(visit, arrival, code, signed);
  if (!paired) {
    await countFailure(host.database, keys, now);
    host.log('warn', 'pairing refused', { request: requestId, address });
    throw new Problem('notFound');
  }
  const { tokens, signature_key } = paired;
  const { token, refresh, expires_at } = tokens;
  const session = await findSession(db, token, now);
  if (!session) throw new Problem('notFound');
  arrival.cookies.push(
    refreshCookie(refresh, { seconds: cookieSeconds, isSecure: arrival.isSecure }),
  );
  return { token, expires_at, signature_key, user: await userInfoFor(host, db, session.caller) };
}
