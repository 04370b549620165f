import {
  approve,
  changePassword,
  createPairedDevice,
  getUserInfo,
  keepPerson,
  listDevices,
  listPairedDevices,
  logout,
  pairDevice,
  personHeader,
  refreshSession,
  releasePerson,
  switchPerson,
  type Client,
  type PairedDeviceKind,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { counterRights } from '@servery/domain/devices';
import { rightsOf } from '@servery/domain/people';
import { contractPassword } from '../host.ts';
import { refused, type Stage } from '../Stage.ts';

const minute = 60_000;
const me = { params: { role: 'user' as const, id: 'me' as const } };
const owner = { id: 11, name: 'Farah Kamaruddin', pin: '8264' };
const supervisor = { id: 12, name: 'Suresh Pillai', pin: '5937' };
const cashier = { id: 13, name: 'Siti Hajar Ismail', pin: '4086' };

/** Counters, where people sign in by PIN. Part of the account contract. */
export function countersContract(
  stage: Stage,
  anOrder: () => Promise<{ id: number; version: number }>,
): void {
  let made = 0;
  const add = (kind: PairedDeviceKind, idle_minutes?: number | null) => {
    made += 1;
    const body = { name: `Counter ${made}`, kind, idle_minutes };
    return stage.as('merchant', createPairedDevice, { body });
  };
  const paired = async (kind: PairedDeviceKind = 'counter', idle_minutes?: number) => {
    const { device, code } = await add(kind, idle_minutes);
    const client = stage.recorded(await stage.host.browser());
    await client.call(pairDevice, { body: { code } });
    return { ...client, device };
  };
  const enter = ({ call }: Pick<Client, 'call'>, { pin }: { pin: string }) =>
    call(switchPerson, { body: { pin } });
  const whoIsOn = async ({ call }: Pick<Client, 'call'>) => (await call(getUserInfo, me)).name;

  describe('counter', () => {
    test('signs out an idle person after 5 minutes by default', async () => {
      expect((await add('counter')).device.idle_minutes).toBe(5);
      const { device } = await add('counter', 60);
      expect(device.idle_minutes).toBe(60);
      const list = await stage.as('merchant', listPairedDevices, { query: { length: 100 } });
      expect(list.aaData.find(({ id }) => id === device.id)?.idle_minutes).toBe(60);
      expect((await add('kitchen', null)).device.idle_minutes).toBeNull();
      for (const [kind, minutes] of [
        ['counter', 0],
        ['counter', 61],
        ['display', 5],
      ] as const)
        expect((await refused(add(kind, minutes))).matter.fields).toHaveProperty('idle_minutes');
    });

    test('has no permissions while it is locked', async () => {
      const counter = await paired();
      const { id, name, device, rights } = await counter.call(getUserInfo, me);
      expect({ id, name }).toEqual({ id: counter.device.id, name: counter.device.name });
      expect(device).toEqual({ id, name, kind: 'counter', idle_minutes: 5 });
      expect(new Set(Object.values(rights.grants))).toEqual(new Set(['deny']));
      const staff = { params: { role: 'staff' as const, id: cashier.id } };
      expect(await refused(counter.call(getUserInfo, staff))).toMatchObject({ code: 'notFound' });
      const { id: object_id, version } = await anOrder();
      const request = { capability: 'order.void' as const, object_id, version };
      for (const attempt of [
        () => counter.call(approve, { body: { pin: supervisor.pin, request } }),
        () => counter.call(keepPerson, { body: {} }),
        () => counter.call(listDevices, {}),
        () => counter.call(listPairedDevices, { query: {} }),
      ]) {
        const problem = await refused(attempt());
        expect(problem).toMatchObject({ code: 'forbidden', status: 403 });
        expect(problem.matter.details).toMatchObject({ person: null });
      }
    });

    test('switches to the person of a PIN, with the permissions that a PIN is enough for', async () => {
      const counter = await paired();
      const user = await enter(counter, cashier);
      expect(user).toMatchObject({
        id: cashier.id,
        name: cashier.name,
        template: 'cashier',
        merchant: { id: 101 },
        device: { id: counter.device.id, kind: 'counter' },
        off: [{ feature: 'template_apps', by: 'platform' }],
      });
      expect(user.rights).toEqual(counterRights(rightsOf('staff', 'cashier')));
      expect(user.rights.grants['payment.take']).toBe('allow');
      expect(await counter.call(getUserInfo, me)).toEqual(user);
      expect((await counter.call(refreshSession, { body: {} })).user).toEqual(user);
      const { id: object_id, version } = await anOrder();
      const request = { capability: 'order.void' as const, object_id, version };
      const { approver } = await counter.call(approve, { body: { pin: supervisor.pin, request } });
      expect(approver).toBe(supervisor.name);
    });

    test('denies access to account and settings, even to the owner', async () => {
      const counter = await paired();
      const { rights, merchants } = await enter(counter, owner);
      expect(merchants.map(({ id }) => id)).toEqual([101]);
      expect(rights.grants).toMatchObject({
        'menu.edit': 'deny',
        'device.manage': 'deny',
        'order.void': 'allow',
      });
      const password = {
        current_password: contractPassword,
        new_password: 'four cold teas at dawn',
      };
      for (const attempt of [
        () => counter.call(changePassword, { body: password }),
        () => counter.call(listDevices, {}),
        () => counter.call(logout, { body: { everywhere: true } }),
        () => counter.call(listPairedDevices, { query: {} }),
        () => counter.call(createPairedDevice, { body: { name: 'Another', kind: 'counter' } }),
      ]) {
        const problem = await refused(attempt());
        expect(problem).toMatchObject({ code: 'forbidden', status: 403 });
        expect(problem.matter.details).toMatchObject({ person: owner.id });
      }
      // The counter isn't listed as one of the person's devices.
      const { devices } = await stage.as('merchant', listDevices, {});
      expect(devices.filter(({ is_current }) => is_current)).toHaveLength(1);
    });

    test('switches from one person to another, and signs the last one out', async () => {
      const counter = await paired();
      await enter(counter, cashier);
      expect((await enter(counter, supervisor)).name).toBe(supervisor.name);
      const released = await counter.call(releasePerson, { body: {} });
      expect(released.name).toBe(counter.device.name);
      expect(await counter.call(getUserInfo, me)).toEqual(released);
      expect(await counter.call(releasePerson, { body: {} })).toEqual(released);
    });

    test('keeps its person independently of other counters', async () => {
      const [one, other] = [await paired(), await paired()];
      await enter(one, cashier);
      expect(await whoIsOn(other)).toBe(other.device.name);
      await enter(other, cashier);
      await one.call(releasePerson, { body: {} });
      expect(await whoIsOn(other)).toBe(cashier.name);
    });

    test('signs out an idle person although the screen keeps reading, unless they use it', async () => {
      const counter = await paired('counter', 2);
      await enter(counter, cashier);
      await stage.host.advance(1.5 * minute);
      expect(await whoIsOn(counter)).toBe(cashier.name);
      expect(await counter.call(keepPerson, { body: {} })).toEqual({ is_on: true });
      await stage.host.advance(1.5 * minute);
      expect(await whoIsOn(counter)).toBe(cashier.name);
      await stage.host.advance(0.6 * minute);
      expect(await whoIsOn(counter)).toBe(counter.device.name);
      expect(await refused(counter.call(keepPerson, { body: {} }))).toMatchObject({
        code: 'forbidden',
      });
      // An attempt with an incorrect PIN doesn't count as use by the current person.
      await enter(counter, supervisor);
      await stage.host.advance(1.5 * minute);
      expect(await refused(enter(counter, { pin: '0000' }))).toMatchObject({ code: 'wrongPin' });
      await stage.host.advance(0.6 * minute);
      expect(await whoIsOn(counter)).toBe(counter.device.name);
    });

    test('refuses a write that carries the id of the previous person', async () => {
      const counter = await paired();
      await enter(counter, supervisor);
      const keepActive = (person: number) =>
        counter.request({
          url: keepPerson.path,
          method: 'POST',
          data: {},
          headers: { [personHeader]: String(person) },
        });
      const problem = await refused(keepActive(cashier.id));
      expect(problem).toMatchObject({ code: 'forbidden', status: 403 });
      expect(problem.matter.details).toMatchObject({ person: supervisor.id });
      expect(await keepActive(supervisor.id)).toEqual({ is_on: true });
    });

    test('accepts only PINs of its merchant, and is locked after five incorrect ones', async () => {
      const counter = await paired();
      for (const pin of ['7315', '0000', '0001', '0002', '0003'])
        expect(await refused(enter(counter, { pin }))).toMatchObject({
          code: 'wrongPin',
          status: 422,
        });
      const problem = await refused(enter(counter, cashier));
      expect(problem).toMatchObject({ code: 'locked', status: 423 });
      expect(problem.matter.details).toHaveProperty('until');
      expect((await enter(await paired(), cashier)).name).toBe(cashier.name);
      await stage.host.advance(5 * minute + 1000);
      expect((await enter(counter, cashier)).name).toBe(cashier.name);
      for (const pin of ['123', '1234567', 'abcd'])
        expect(await refused(enter(counter, { pin }))).toMatchObject({ code: 'invalid' });
    });

    test('switching by PIN is refused on other devices', async () => {
      const kitchen = await paired('kitchen');
      for (const attempt of [
        () => enter(kitchen, supervisor),
        () => kitchen.call(releasePerson, { body: {} }),
        () => kitchen.call(keepPerson, { body: {} }),
        () => stage.as('merchant', switchPerson, { body: { pin: supervisor.pin } }),
        () => stage.as('merchant', releasePerson, { body: {} }),
        () => stage.as('merchant', keepPerson, { body: {} }),
      ])
        expect(await refused(attempt())).toMatchObject({ code: 'forbidden', status: 403 });
    });
  });
}
