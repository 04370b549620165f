import {
  editStaffRights,
  getStaffRights,
  getUserInfo,
  listStaff,
  type Capability,
  type Grant,
  type Input,
  type StaffRights,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { refused } from '../Stage.ts';
import type { StaffStage } from './StaffStage.ts';

const me = { params: { role: 'user' as const, id: 'me' as const } };
type Changes = Omit<Input<typeof editStaffRights>['body'], 'version'>;
type Grants = Partial<Record<Capability, Grant | null>>;

const changesTo = (grants: Grants): Changes => ({
  grants: Object.entries(grants).map(([capability, grant]) => ({
    capability: capability as Capability,
    grant,
  })),
});
const grantOf = ({ grants }: StaffRights, name: Capability) =>
  grants.find(({ capability }) => capability === name);

/** The permissions of one person: their own, those of their role, and the rule that decides. */
export function staffPermissions(staff: StaffStage): void {
  const { stage } = staff;
  const read = (id: number, by = 'merchant') => stage.as(by, getStaffRights, { params: { id } });
  const edit = (
    { id, version }: Pick<StaffRights, 'id' | 'version'>,
    changes: Changes,
    by = 'merchant',
  ) => stage.as(by, editStaffRights, { params: { id }, body: { version, ...changes } });

  describe('the permissions of a person', () => {
    test('are those of their role, with the rule that decides each', async () => {
      const { id } = await staff.byUsername('cashier');
      const rights = await read(id);
      expect(rights).toMatchObject({
        id,
        name: 'Siti Hajar Ismail',
        role: 'cashier',
        status: 'active',
        merchant: { id: 101 },
        discount_free_rate: { inherited: 500, own: null, result: 500 },
      });
      expect(grantOf(rights, 'order.void')).toEqual({
        capability: 'order.void',
        inherited: 'approve',
        own: null,
        result: 'approve',
        rule: 'template',
      });
      const owner = await read((await staff.byUsername('merchant')).id);
      expect(grantOf(owner, 'order.void')).toMatchObject({ result: 'allow', rule: 'role' });
      expect(grantOf(owner, 'platform.manage')).toMatchObject({ result: 'deny', rule: 'role' });
    });

    test('are changed one at a time, and apply to the person’s next action', async () => {
      const { staff: made, call } = await staff.joined();
      const mine = async () => (await call(getUserInfo, me)).rights;
      const first = await edit(made, {
        ...changesTo({ 'order.void': 'allow', 'order.cancel': 'deny' }),
        discount_free_rate: 1_000,
      });
      expect(first.version).toBe(made.version + 1);
      expect(grantOf(first, 'order.void')).toMatchObject({
        inherited: 'approve',
        own: 'allow',
        result: 'allow',
        rule: 'override',
      });
      expect(first.discount_free_rate).toEqual({ inherited: 500, own: 1_000, result: 1_000 });
      expect(await read(made.id)).toEqual(first);
      expect(await mine()).toMatchObject({
        grants: { 'order.void': 'allow', 'order.cancel': 'deny', 'order.comp': 'approve' },
        discount_free_rate: 1_000,
      });
      const second = await edit(first, changesTo({ 'order.void': null, 'menu.edit': 'allow' }));
      expect(grantOf(second, 'order.void')).toMatchObject({ own: null, rule: 'template' });
      expect(grantOf(second, 'order.cancel')).toMatchObject({ own: 'deny', rule: 'override' });
      expect(second.discount_free_rate).toMatchObject({ own: 1_000 });
      expect(await mine()).toMatchObject({
        grants: { 'order.void': 'approve', 'order.cancel': 'deny', 'menu.edit': 'allow' },
      });
      const third = await edit(second, { discount_free_rate: null });
      expect(third.discount_free_rate).toMatchObject({ own: null, result: 500 });
      expect(grantOf(third, 'order.cancel')).toMatchObject({ own: 'deny' });
    });

    test('stay when another field of the account changes', async () => {
      const { staff: made } = await staff.joined();
      const own = { ...changesTo({ 'order.void': 'allow' }), discount_free_rate: 700 };
      const first = await edit(made, own);
      const renamed = await staff.edit(first, {
        name: 'Renamed',
        role: 'waiter',
        email: 'renamed@example.com',
      });
      const off = await staff.patch(renamed, false);
      const on = await staff.patch(off, true);
      const last = await read((await staff.invite(on)).staff.id);
      expect(last).toMatchObject({
        role: 'waiter',
        discount_free_rate: { inherited: 0, own: 700 },
      });
      expect(grantOf(last, 'order.void')).toMatchObject({ inherited: 'deny', result: 'allow' });
    });

    test('are not changed by a second manager on an outdated version', async () => {
      const { staff: made } = await staff.create();
      const both = await Promise.allSettled([
        edit(made, changesTo({ 'order.void': 'allow' })),
        edit(made, changesTo({ 'order.comp': 'allow' }), 'admin'),
      ]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const now = await read(made.id);
      expect(now.grants.filter(({ own }) => own !== null)).toHaveLength(1);
      expect(await refused(edit(made, changesTo({ 'order.owner': 'allow' })))).toMatchObject({
        code: 'conflict',
        status: 409,
        matter: { current: now },
      });
      expect(await refused(staff.edit(made, { ...made, name: 'Late' }))).toMatchObject({
        code: 'conflict',
      });
    });

    test('keep their version if nothing changes', async () => {
      const { staff: made } = await staff.create();
      expect(await edit(made, {})).toMatchObject({ version: made.version });
      expect(await edit(made, changesTo({ 'order.void': null }))).toMatchObject({
        version: made.version,
      });
    });

    test('need approval only where a PIN can approve', async () => {
      const { staff: made } = await staff.create();
      const grants = changesTo({ 'order.comp': 'approve', 'staff.manage': 'approve' });
      expect(await staff.fieldOf(edit(made, grants))).toEqual([
        ['grants.1.grant', 'not_approvable'],
      ]);
      expect(await read(made.id)).toMatchObject({ version: made.version });
    });
  });

  describe('the limits of a manager', () => {
    const forbidden = (capability: Capability, rule = 'template') => ({
      code: 'forbidden',
      status: 403,
      matter: { details: { capability, rule } },
    });

    test('exclude permissions that they lack, which they can’t touch', async () => {
      const { staff: made } = await staff.create();
      await staff.grant('supervisor', { 'staff.manage': 'allow' });
      const by = 'supervisor';
      const given = await edit(made, changesTo({ 'order.void': 'allow' }), by);
      for (const [changes, capability] of [
        [changesTo({ 'setting.edit': 'allow' }), 'setting.edit'],
        [changesTo({ 'setting.edit': 'deny' }), 'setting.edit'],
        [changesTo({ 'order.reopen': 'allow' }), 'order.reopen'],
        [changesTo({ 'platform.manage': 'allow' }), 'platform.manage'],
        [{ discount_free_rate: 3_001 }, 'order.discount'],
      ] as const)
        expect(await refused(edit(given, changes, by))).toMatchObject(forbidden(capability));
      expect(await edit(given, { discount_free_rate: 3_000 }, by)).toMatchObject({
        discount_free_rate: { result: 3_000 },
      });
      const strong = await edit(
        await read(made.id),
        changesTo({ 'setting.edit': 'allow' }),
        'merchant',
      );
      expect(await refused(edit(strong, changesTo({ 'order.void': null }), by))).toMatchObject(
        forbidden('setting.edit'),
      );
      expect(await read(made.id, by)).toEqual(strong);
      await staff.grant('supervisor', { 'staff.manage': 'deny' });
      expect(await refused(read(made.id, by))).toMatchObject(forbidden('staff.manage', 'override'));
      await staff.grant('supervisor', {});
      expect(await refused(read(made.id, by))).toMatchObject(forbidden('staff.manage'));
      expect(await refused(stage.as('agent', listStaff, { query: {} }))).toMatchObject(
        forbidden('staff.manage', 'role'),
      );
    });

    test('are those of an owner for people of the platform', async () => {
      const { staff: made } = await staff.create();
      const given = await edit(made, changesTo({ 'setting.edit': 'allow' }), 'admin');
      expect(
        await refused(edit(given, changesTo({ 'platform.manage': 'allow' }), 'admin')),
      ).toMatchObject({
        code: 'forbidden',
        matter: { details: { capability: 'platform.manage' } },
      });
    });

    test('exclude themselves, and the last owner who manages staff', async () => {
      const own = await read((await staff.byUsername('merchant')).id);
      const notNow = (why: string) => ({ code: 'notAllowedNow', matter: { details: { why } } });
      const denied = changesTo({ 'staff.manage': 'deny' });
      expect(await refused(edit(own, denied))).toMatchObject(notNow('own_account'));
      const last = notNow('last_owner');
      expect(await refused(edit(own, denied, 'admin'))).toMatchObject(last);
      const second = await staff.joined({ role: 'merchant' });
      const limited = await edit(await read(second.staff.id), denied);
      expect(await refused(edit(own, denied, 'admin'))).toMatchObject(last);
      expect(await refused(staff.patch(own, false, 'admin'))).toMatchObject(last);
      const again = await edit(limited, changesTo({ 'staff.manage': null }));
      const changed = await edit(own, denied, 'admin');
      expect(await refused(staff.patch(again, false, 'admin'))).toMatchObject(last);
      await edit(changed, changesTo({ 'staff.manage': null }), 'admin');
      expect(await staff.patch(again, false)).toMatchObject({ status: 'inactive' });
    });

    test('end at people outside their scope', async () => {
      const theirs = await staff.byUsername('cashier.bangsar', 'merchant.bangsar');
      for (const id of [theirs.id, 1, 2, 3, 999_999]) {
        const unknown = { code: 'notFound', status: 404 };
        expect(await refused(read(id))).toMatchObject(unknown);
        expect(await refused(edit({ id, version: 1 }, {}))).toMatchObject(unknown);
      }
    });
  });
}
