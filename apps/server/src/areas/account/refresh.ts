import { Problem, type Session } from '@servery/api';
import { logRefusal } from '../../session/logRefusal.ts';
import { userInfoFor } from './people.ts';
import type { Arrival } from '../../http/arrival.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { refreshCookie, refreshFrom } from '../../session/cookie.ts';
import { recordSession } from '../../session/recordSession.ts';
import { renewSession } from '../../session/renewSession.ts';
import { cookieSeconds } from '../../session/sessions.ts';

/**
 * Renews a session by its cookie. The key that the session is bound to stays, and is not sent
 * again.
 * @throws `sessionExpired`
 */
export async function refresh(
  ctx: RequestContext,
  arrival: Arrival,
  request: Request,
): Promise<Session> {
  const { cookies, isSecure } = arrival;
  const { host, now } = ctx;
  const cookie = refreshFrom(request, isSecure);
  const renewal = await host.database.transaction(async (trx) => {
    const made = await renewSession(trx, cookie, now);
    if (made.outcome === 'stolen')
      await recordSession({ ...ctx, sql: trx }, made.person, {
        action: 'session.stolen',
        session_id: made.session_id,
      });
    return made;
  });
  if (renewal.outcome === 'stolen')
    logRefusal(host.log, 'refresh token reused', arrival, { session: renewal.session_id });
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
    user: await userInfoFor(ctx.host, ctx.sql, caller),
  };
}
