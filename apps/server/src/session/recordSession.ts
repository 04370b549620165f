import { appendAudit, platform } from '../audit/append.ts';
import type { Row } from '../storage/sql.ts';
import type { Caller, RequestContext } from '../http/RequestContext.ts';

/** The audited actions on a session, or by a session on its person's account. */
export type SessionAction =
  | 'session.started'
  | 'session.ended'
  | 'session.stolen'
  | 'view.started'
  | 'view.ended'
  | 'password.changed';

/**
 * Adds an action on a session to the audit of the person's merchant, in the caller's transaction.
 * People who view a merchant have none of their own.
 */
export const recordSession = (
  { host, sql, now, requestId }: Pick<RequestContext, 'host' | 'sql' | 'now' | 'requestId'>,
  { id, name, merchant_id, isViewing }: Pick<Caller, 'id' | 'name' | 'merchant_id' | 'isViewing'>,
  { action, session_id, facts = {} }: { action: SessionAction; session_id: number; facts?: Row },
): Promise<void> =>
  appendAudit(sql, (isViewing ? null : merchant_id) ?? platform, [
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
