import { Problem, type Session } from '@servery/api';
import { userInfoFor } from '../people.ts';
import type { Arrival } from '../route.ts';
import type { Visit } from '../visit.ts';
import { isForeign, refreshCookie, refreshFrom } from './cookie.ts';
import { recordSession } from './recordSession.ts';
import { renewSession } from './renewSession.ts';
import { cookieSeconds } from './sessions.ts';

/** Renews a session by its cookie; the key that it is bound to stays, and is not told again. */
export async function refresh(
  visit: Visit,
  { cookies, isSecure }: Arrival,
  request: Request,
): Promise<Session> {
  const { host, now } = visit;
  if (isForeign(request)) throw new Problem('sessionExpired');
  const cookie = refreshFrom(request, isSecure);
  const renewal = await host.database.transaction(async (trx) => {
    const made = await renewSession(trx, cookie, now);
    if (made.outcome === 'stolen')
      await recordSession({ ...visit, sql: trx }, made.person, {
        action: 'session.stolen',
        session_id: made.session_id,
      });
    return made;
  });
  if (renewal.outcome === 'stolen')
    host.log('warn', 'refresh token reused', { session: renewal.session_id });
  if (renewal.outcome !== 'renewed') {
    cookies.push(refreshCookie('', { seconds: 0, isSecure }));
    throw new Problem('sessionExpired');
  }
  const { tokens, caller } = renewal;
  cookies.push(refreshCookie(tokens.refresh, { seconds: cookieSeconds, isSecure }));
  return {
    token: tokens.token,
    expires_at: tokens.expires_at,
    signature_key: null,
    user: await userInfoFor(visit.host, visit.sql, caller),
  };
}
