import { appendAudit } from '../audit/append.ts';
import type { Row } from '../sql.ts';
import type { Caller, Visit } from '../visit.ts';

/** What may happen to a session, or by it to its person's account. */
export type SessionAction =
  | 'session.started'
  | 'session.ended'
  | 'session.stolen'
  | 'password.changed';

/** The platform's own chain, for people who belong to no merchant. */
const platform = 0;

/** Writes what happened to somebody's session to the audit of their merchant, in the caller's transaction. */
export const recordSession = (
  { host, sql, now, requestId }: Pick<Visit, 'host' | 'sql' | 'now' | 'requestId'>,
  { id, name, merchant_id }: Pick<Caller, 'id' | 'name' | 'merchant_id'>,
  { action, session_id, facts = {} }: { action: SessionAction; session_id: number; facts?: Row },
): Promise<void> =>
  appendAudit(sql, merchant_id ?? platform, [
    {
      id: host.nextId(),
      at: now.toISOString(),
      person_id: id,
      person_name: name,
      action,
      object_id: session_id,
      request_id: requestId,
      facts,
      before: null,
      after: null,
    },
  ]);
