import type { DeviceRecord } from '@servery/domain/devices';
import { appendAudit } from '../../audit/append.ts';
import type { Caller, RequestContext } from '../../http/RequestContext.ts';

/** The actions on shared devices that the audit records. */
type DeviceAction =
  | 'device.added'
  | 'device.paired'
  | 'device.codeReused'
  | 'device.revoked'
  | 'device.switched'
  | 'device.released';

/** Adds an action on a shared device to the audit of its merchant, in the caller's transaction. */
export const recordDevice = (
  { host, sql, now, requestId }: Pick<RequestContext, 'host' | 'sql' | 'now' | 'requestId'>,
  { id: person_id, name: person_name }: Pick<Caller, 'id' | 'name'>,
  action: DeviceAction,
  { id, merchant_id, name, kind }: Pick<DeviceRecord, 'id' | 'merchant_id' | 'name' | 'kind'>,
): Promise<void> =>
  appendAudit(sql, merchant_id, [
    {
      id: host.nextId(),
      at: now.toISOString(),
      person_id,
      person_name,
      action,
      object_id: id,
      request_id: requestId,
      facts: { name, kind },
      before: null,
      after: null,
    },
  ]);
