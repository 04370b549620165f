import { randomBytes } from 'node:crypto';
import type { SessionStore } from '@servery/domain/commands';
import { sql } from 'kysely';
import type { RequestContext } from '../http/RequestContext.ts';
import { nowhere, type Origin } from './device.ts';
import { recordSession } from './recordSession.ts';
import { endSession, endSessions } from './endSessions.ts';
import { openSession, type NewSession, type Tokens } from './sessions.ts';

/** A new session, with its secrets. */
export interface OpenedSession {
  tokens: Tokens;
  signature_key: string | null;
}

/** Starts the session of a person or of a shared device; `isSigned` binds it to a key. */
export async function startSession(
  { sql: db, now }: RequestContext,
  holder: Pick<NewSession, 'id' | 'person_id' | 'device_id' | 'origin'>,
  isSigned: boolean,
): Promise<OpenedSession> {
  const signature_key = isSigned ? randomBytes(32).toString('base64url') : null;
  return { tokens: await openSession(db, { ...holder, signature_key }, now), signature_key };
}

/** Returns the SQL store of sessions and passwords; `origin` describes the caller's device. */
export const sessionStore = (ctx: RequestContext, origin: Origin = nowhere): SessionStore => {
  const { host, sql: db, now } = ctx;
  /** Adds the start or the end of a view to the audit of the merchant that is viewed. */
  const recordView = (action: 'view.started' | 'view.ended', merchant_id: number | null) => {
    const { id, name, session_id } = ctx.caller;
    return recordSession(ctx, { id, name, merchant_id }, { action, session_id });
  };
  return {
    async start(person, isSigned): Promise<OpenedSession> {
      const id = host.nextId();
      const opened = await startSession(ctx, { id, person_id: person.id, origin }, isSigned);
      await recordSession(ctx, person, {
        action: 'session.started',
        session_id: id,
        facts: { browser: origin.browser, system: origin.system },
      });
      return opened;
    },
    async end(everywhere) {
      const { caller } = ctx;
      await endSession(db, caller, everywhere, now);
      if (caller.isViewing) await recordView('view.ended', caller.merchant_id);
      await recordSession(ctx, caller, {
        action: 'session.ended',
        session_id: caller.session_id,
        facts: { everywhere },
      });
    },
    async view(merchant_id) {
      const { caller } = ctx;
      await sql`update session set viewing_id = ${merchant_id}
        where id = ${caller.session_id} and ended_at is null`.execute(db);
      if (merchant_id !== null) await recordView('view.started', merchant_id);
      else if (caller.isViewing) await recordView('view.ended', caller.merchant_id);
    },
    async endOne(id) {
      const { caller } = ctx;
      const which = sql`id = ${id} and person_id = ${caller.id} and ends_at > ${now}`;
      if ((await endSessions(db, which, now)).length !== 1) return false;
      await recordSession(ctx, caller, { action: 'session.ended', session_id: id });
      return true;
    },
    async savePassword({ proof }, hash, keepsOtherSessions) {
      const { caller } = ctx;
      const { id, session_id } = caller;
      const { numAffectedRows } = await sql`update person set password_hash = ${hash}
        where id = ${id} and password_hash = ${proof}`.execute(db);
      if (Number(numAffectedRows) !== 1) return null;
      const others = sql`person_id = ${id} and id <> ${session_id} and ends_at > ${now}`;
      const ended = keepsOtherSessions ? 0 : (await endSessions(db, others, now)).length;
      await recordSession(ctx, caller, {
        action: 'password.changed',
        session_id,
        facts: { ended },
      });
      return ended;
    },
  };
};
