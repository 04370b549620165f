import { Problem, type DeviceInfo } from '@servery/api';
import type { DeviceStore } from '@servery/domain/commands';
import { personOn } from '@servery/domain/devices';
import { sql } from 'kysely';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { everyMerchant } from '../../storage/db/everyMerchant.ts';
import { hashToken } from '../../http/tokens.ts';
import { within } from '../../http/scope.ts';
import { nowhere, type Origin } from '../../session/device.ts';
import { startSession, type OpenedSession } from '../../session/sessionStore.ts';
import { endSessions } from '../../session/endSessions.ts';
import { actingAs } from '../../session/sessions.ts';
import { first } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { devicesWhere, putDevice } from './deviceRows.ts';
import { newPairingCode } from './newPairingCode.ts';
import { recordDevice } from './recordDevice.ts';

/** Adds to the audit that the caller was signed out of the counter, if the caller is a person. */
async function recordRelease(ctx: RequestContext, device: DeviceInfo) {
  const { caller } = ctx;
  const merchant_id = caller.merchant_id!;
  if (personOn(caller) !== null)
    await recordDevice(ctx, caller, 'device.released', { ...device, merchant_id });
}

/** Returns the SQL store of shared devices; `origin` describes the caller's device. */
export const deviceStore = (ctx: RequestContext, origin: Origin = nowhere): DeviceStore => {
  const { host, sql: db, caller, now } = ctx;
  return {
    async lockNames(merchant_id) {
      await lockMerchant(db, merchant_id);
      return devicesWhere(db, within([merchant_id], 'd.merchant_id'));
    },
    async add(device) {
      const code = newPairingCode();
      await putDevice(db, device, { code_hash: hashToken(code) });
      await recordDevice(ctx, caller, 'device.added', device);
      return code;
    },
    async lock(id) {
      const mine = sql`${within(caller.scope, 'd.merchant_id')} and d.id = ${id} for update of d`;
      const [device] = await devicesWhere(db, mine);
      if (!device) throw new Problem('notFound');
      return device;
    },
    async lockByCode(code) {
      const named = sql`d.code_hash = ${hashToken(code)} and ${everyMerchant('token')}`;
      const [device] = await devicesWhere(db, sql`${named} for update of d`);
      return device ?? null;
    },
    async markReused(device) {
      await putDevice(db, device);
      await recordDevice(ctx, device, 'device.codeReused', device);
    },
    async remove(device) {
      await putDevice(db, device, { is_deleted: true });
      await endSessions(db, sql`device_id = ${device.id}`, now);
      await recordDevice(ctx, caller, 'device.revoked', device);
    },
    async seenAt(id) {
      const row = await first(
        db,
        sql<{ seen_at: string | null }>`select max(seen_at) as seen_at from session
          where device_id = ${id}`,
      );
      return row?.seen_at ?? null;
    },
    async pair(device, isSigned): Promise<OpenedSession> {
      await putDevice(db, device);
      const holder = { id: host.nextId(), person_id: null, device_id: device.id, origin };
      const opened = await startSession(ctx, holder, isSigned);
      await recordDevice(ctx, device, 'device.paired', device);
      return opened;
    },
    async putOn({ merchant_id, device }, { id, name, proof }) {
      const { numAffectedRows } = await sql`update session s
        set acting_id = p.id, acting_as = ${actingAs}, acting_at = ${now}
        from person p where p.id = ${id} and p.is_active and p.pin_hash = ${proof}
          and s.id = ${caller.session_id} and s.ended_at is null`.execute(db);
      if (Number(numAffectedRows) !== 1) return false;
      await recordRelease(ctx, device!);
      const counter = { ...device!, merchant_id: merchant_id! };
      await recordDevice(ctx, { id, name }, 'device.switched', counter);
      return true;
    },
    async putOff({ device }) {
      await sql`update session set acting_id = null, acting_as = null, acting_at = null
        where id = ${caller.session_id}`.execute(db);
      await recordRelease(ctx, device!);
    },
  };
};
