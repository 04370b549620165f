import {
  Problem,
  type NewPairedDevice,
  type PairedDevice,
  type PairedDeviceKind,
} from '@servery/api';
import { codeMinutes, newDevice, showDevice, shownCode } from '@servery/domain/devices';
import { sql } from 'kysely';
import { hashToken } from '../http/tokens.ts';
import type { ListQuery } from '../listByName.ts';
import { within, type Scope } from '../scope.ts';
import { endSessions } from '../session/sessions.ts';
import { first } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { devicesWhere, putDevice } from './deviceRows.ts';
import { newPairingCode } from './newPairingCode.ts';
import { recordDevice } from './recordDevice.ts';

/** Returns one page of shared devices, by name. */
export async function devicePage(
  { sql: db, now }: Visit,
  { search, start, length, order }: ListQuery,
  scope: Scope,
): Promise<{ aaData: PairedDevice[]; total: number }> {
  const found = sql`${within(scope, 'd.merchant_id')}
    and strpos(d.search_text, ${search.toLowerCase()}) > 0`;
  const to = sql.raw(order);
  const rows = await devicesWhere(
    db,
    sql`${found} order by d.name_key collate "C" ${to}, d.id ${to} limit ${length} offset ${start}`,
  );
  const count = await first(
    db,
    sql<{ total: number }>`select count(*) as total from device d
      where not d.is_deleted and ${found}`,
  );
  return { aaData: rows.map((row) => showDevice(row, row.seen_at, now)), total: count?.total ?? 0 };
}

/** Adds a shared device to a merchant and returns the code that pairs it. */
export const addDevice = (
  visit: Visit,
  merchant_id: number,
  { name, kind }: { name: string; kind: PairedDeviceKind },
): Promise<NewPairedDevice> =>
  visit.host.database.transaction(async (trx) => {
    const { caller, now, host } = visit;
    // Two new devices wait for each other: their names are compared.
    await sql`select 1 from merchant where merchant_id = ${merchant_id}
      for no key update`.execute(trx);
    const others = await devicesWhere(trx, within([merchant_id], 'd.merchant_id'));
    const input = { id: host.nextId(), merchant_id, name, kind, by: caller.name, now };
    const device = newDevice(input, others);
    const code = newPairingCode();
    await putDevice(trx, device, { code_hash: hashToken(code) });
    await recordDevice({ ...visit, sql: trx }, caller, 'device.added', device);
    return {
      device: showDevice(device, null, now),
      code: shownCode(code),
      minutes: codeMinutes,
    };
  });

/** Revokes a shared device and ends its sessions. */
export async function revokeDevice(visit: Visit, id: number, version: number): Promise<void> {
  const { sql: db, caller, now } = visit;
  const [device] = await devicesWhere(
    db,
    sql`${within(caller.scope, 'd.merchant_id')} and d.id = ${id} for update of d`,
  );
  if (!device) throw new Problem('notFound');
  if (device.version !== version)
    throw new Problem('conflict', { current: showDevice(device, device.seen_at, now) });
  await putDevice(db, { ...device, version: version + 1 }, { is_deleted: true });
  await endSessions(db, sql`device_id = ${id}`, now);
  await recordDevice(visit, caller, 'device.revoked', device);
}
