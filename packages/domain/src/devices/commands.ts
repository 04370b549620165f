import {
  createPairedDevice,
  deletePairedDevice,
  keepPerson,
  pairDevice,
  Problem,
  releasePerson,
  switchPerson,
  type DeviceInfo,
} from '@servery/api';
import { verifyPin } from '../account/pins.ts';
import { command, type Command } from '../commands/command.ts';
import { procedure, type Procedure, type ProcedureContext } from '../commands/procedure.ts';
import { refusalOf } from './counter.ts';
import { newDevice, revokeDevice, showDevice } from './pairedDevice.ts';
import { pairByCode } from './pairByCode.ts';
import { codeMinutes, shownCode } from './pairingCode.ts';

/** The shared-device writes that run in one unit of work. */
export const deviceCommands: readonly Command[] = [
  command(deletePairedDevice, async ({ params: { id }, body: { version } }, { devices, now }) => {
    const device = await devices.lock(id);
    const seen_at = await devices.seenAt(id);
    await devices.remove(revokeDevice(device, version, () => showDevice(device, seen_at, now)));
    return { is_signed_out: true } as const;
  }),
];

/**
 * Returns the calling shared device.
 * @throws `forbidden` if the caller isn't a shared device
 */
function deviceOf({ caller }: ProcedureContext): DeviceInfo {
  if (!caller.device) throw refusalOf(switchPerson, caller);
  return caller.device;
}

/** The shared-device writes that return secrets or switch a counter. */
export const deviceProcedures: readonly Procedure[] = [
  procedure(
    createPairedDevice,
    ({ body: { merchant_id: requested_id, ...body } }, { caller, unit }) =>
      unit(async ({ contextOf, devices, merchant, now }) => {
        const merchant_id = await merchant(requested_id);
        const others = await devices.lockNames(merchant_id);
        const { nextId } = await contextOf(merchant_id);
        const input = { id: nextId(), merchant_id, ...body, by: caller.name, now };
        const device = newDevice(input, others);
        const code = shownCode(await devices.add(device));
        return { device: showDevice(device, null, now), code, minutes: codeMinutes };
      }),
  ),
  procedure(pairDevice, async ({ body: { code, signed } }, context) =>
    context.account.present(
      await pairByCode(
        context,
        code,
        ({ devices }) => devices,
        ({ devices }, device) => devices.pair(device, signed),
      ),
    ),
  ),
  procedure(switchPerson, async ({ body: { pin } }, context) => {
    const { account, caller, unit } = context;
    const { id } = deviceOf(context);
    const person = await verifyPin(context, {
      merchant_id: caller.merchant_id!,
      pin,
      keys: [`counter:${id}`, `counters:${account.source}`],
      own: 'switcher',
      refusal: 'switch refused',
      facts: { device: id },
      canAct: () => true,
    });
    if (!(await unit(({ devices }) => devices.putOn(caller, person))))
      throw new Problem('wrongPin');
    return account.user();
  }),
  procedure(releasePerson, async (_input, context) => {
    deviceOf(context);
    await context.unit(({ devices }) => devices.putOff(context.caller));
    return context.account.user();
  }),
  // Every write keeps the person signed in on the counter; this one does nothing else.
  procedure(keepPerson, async () => ({ is_on: true }) as const),
];
