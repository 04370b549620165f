import { Problem } from '@servery/api';
import type { DeviceStore } from '@servery/domain/commands';
import type { DeviceRecord } from '@servery/domain/devices';
import { sampleCode } from '../sampleCode.ts';
import type { MemoryUnit } from './MemoryUnit.ts';
import type { SampleSession } from './sessions.ts';

/** The shared devices of a world. */
export const deviceStore = (unit: MemoryUnit): DeviceStore => {
  const { ctx, world } = unit;
  const { pairedDevices } = world;
  const all = () => [...pairedDevices.values()];
  const save = (device: DeviceRecord, token?: string) => {
    const held = pairedDevices.get(device.id)!;
    pairedDevices.set(device.id, { ...held, device, token: token ?? held.token });
  };
  return {
    lockNames: async (merchant_id) =>
      all()
        .map(({ device }) => device)
        .filter((device) => device.merchant_id === merchant_id),
    async add(device) {
      const code = sampleCode(device.id);
      pairedDevices.set(device.id, { device, code, token: null, seen_at: null });
      return code;
    },
    async lock(id) {
      const held = pairedDevices.get(id);
      if (!held) throw new Problem('notFound');
      unit.requireScope(held.device.merchant_id);
      return held.device;
    },
    lockByCode: async (code) => all().find((held) => held.code === code)?.device ?? null,
    markReused: async (device) => save(device),
    async remove({ id }) {
      pairedDevices.delete(id);
    },
    seenAt: async (id) => pairedDevices.get(id)?.seen_at ?? null,
    async pair(device, isSigned): Promise<SampleSession> {
      const token = `mock-device-${device.id}`;
      save(device, token);
      return { person: pairedDevices.callerOf(token, ctx.now)!, token, isSigned };
    },
    async putOn(_caller, { id, proof }) {
      const person = world.people.find((one) => one.id === id);
      if (person?.pin !== proof) return false;
      pairedDevices.switch(ctx.token, person, ctx.now);
      return true;
    },
    putOff: async () => pairedDevices.switch(ctx.token, null, ctx.now),
  };
};
