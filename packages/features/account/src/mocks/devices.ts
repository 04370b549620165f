import {
  createPairedDevice,
  deletePairedDevice,
  listPairedDevices,
  pairDevice,
  Problem,
} from '@servery/api';
import { answers } from '@servery/api/mocks';
import {
  codeMinutes,
  exchangeCode,
  newDevice,
  plainCode,
  showDevice,
  shownCode,
} from '@servery/domain/devices';
import { sample, sampleCode, visiting } from '@servery/domain/sample';
import { emptyKey, sessionFor } from './sessionFor.ts';

const answer = answers(visiting(sample));

/** One response per endpoint of shared devices, from the sample. */
export const deviceHandlers = [
  answer(listPairedDevices, ({ query, visit }) => {
    const { search, start, length, order } = query;
    const found = visit.world.pairedDevices
      .of(visit.scope(query.merchant_id), visit.now)
      .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
    const rows = order === 'desc' ? found.toReversed() : found;
    return { aaData: rows.slice(start, start + length), total: rows.length };
  }),
  answer(createPairedDevice, ({ body: { merchant_id: asked, ...body }, visit }) => {
    const { world, me, now } = visit;
    const merchant_id = visit.one(asked);
    const id = world.nextId();
    const others = world.pairedDevices.of([merchant_id], now);
    const device = newDevice({ id, merchant_id, ...body, by: me.name, now }, others);
    const code = sampleCode(id);
    world.pairedDevices.set(id, { device, code, token: null, seen_at: null });
    return { device: showDevice(device, null, now), code: shownCode(code), minutes: codeMinutes };
  }),
  answer(deletePairedDevice, ({ params, body, visit }) => {
    const { pairedDevices } = visit.world;
    const held = pairedDevices.get(params.id);
    if (!held || !visit.scope(null).includes(held.device.merchant_id))
      throw new Problem('notFound');
    const { device, seen_at } = held;
    if (device.version !== body.version)
      throw new Problem('conflict', { current: showDevice(device, seen_at, visit.now) });
    pairedDevices.delete(params.id);
    return { is_signed_out: true as const };
  }),
  answer(pairDevice, ({ body, visit: { world, now } }) => {
    const held = [...world.pairedDevices.values()].find(
      ({ code }) => code === plainCode(body.code),
    );
    const exchange = held && exchangeCode(held.device, now);
    if (!exchange) throw new Problem('notFound');
    const { isPaired, row: device } = exchange;
    const token = isPaired ? `mock-device-${device.id}` : held.token;
    world.pairedDevices.set(device.id, { ...held, device, token });
    const caller = isPaired ? world.pairedDevices.callerOf(token ?? '', now) : null;
    if (!caller || token === null) throw new Problem('notFound');
    return sessionFor(world, caller, { token, signature_key: body.signed ? emptyKey : null });
  }),
];
