import { describe, expect, test } from 'vitest';
import { fieldsOf, refused, type Stage } from '../Stage.ts';
import { attendanceCalls } from '../attendance/attendanceCalls.ts';
import { employeeCalls } from './employeeCalls.ts';

/** Adding and changing employees. */
export function employeeWrites(stage: Stage): void {
  const { list, create, edit, newPin, patch } = employeeCalls(stage);
  const { clock } = attendanceCalls(stage);
  const withAccount = async (name: string) =>
    (await list({ search: name })).find(({ staff }) => staff !== null)!;

  describe('an employee', () => {
    test('is added, edited, marked as left, and active again', async () => {
      const made = await create({
        name: '  Lee Chong ',
        title: 'Baker',
        phone: '+600123456789',
        hourly_wage: 1_250,
      });
      expect(made).toMatchObject({
        version: 1,
        merchant: { id: 101 },
        name: 'Lee Chong',
        title: 'Baker',
        phone: '+60123456789',
        hourly_wage: 1_250,
        staff: null,
        left_at: null,
      });
      expect(await list({ search: '23456789' })).toEqual([made]);
      const edited = await edit(made, { name: 'Lee Chong Wei', title: 'Pastry cook' });
      expect(edited).toMatchObject({
        version: 2,
        name: 'Lee Chong Wei',
        title: 'Pastry cook',
        phone: '+60123456789',
        hourly_wage: null,
      });
      expect(await list({ search: 'pastry' })).toEqual([edited]);
      const left = await patch(edited, true);
      expect(left).toMatchObject({ version: 3, left_at: expect.any(String) });
      expect(await patch(left, true)).toEqual(left);
      expect(await patch(left, false)).toMatchObject({ version: 4, left_at: null });
    });

    test('gets a new PIN of six digits each time, which no list shows', async () => {
      const made = await create({ name: 'Pin holder' });
      const first = await newPin(made);
      expect(first).toEqual({
        employee: { ...made, version: 2 },
        pin: expect.stringMatching(/^\d{6}$/) as string,
      });
      const second = await newPin(first.employee);
      expect(second.employee.version).toBe(3);
      expect(second.pin).not.toBe(first.pin);
      expect(await list({ search: 'pin holder' })).toEqual([second.employee]);
      expect(await refused(newPin(made))).toMatchObject({
        code: 'conflict',
        matter: { current: second.employee },
      });
      const left = await patch(second.employee, true);
      expect(await refused(newPin(left))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'not_employed' } },
      });
    });

    test('without an account clocks in and out by their own PIN, until they leave', async () => {
      const made = await create({ name: 'Without account' });
      const { employee, pin } = await newPin(made);
      const { entry } = await clock(pin, 'clock_in');
      expect(entry.employee).toEqual({ id: made.id, name: 'Without account' });
      const again = await newPin(employee);
      expect(await refused(clock(pin, 'clock_out'))).toMatchObject({ code: 'wrongPin' });
      await stage.host.advance(5 * 60_000);
      await clock(again.pin, 'clock_out');
      await patch(again.employee, true);
      expect(await refused(clock(again.pin, 'clock_in'))).toMatchObject({ code: 'wrongPin' });
    });

    test('can have a staff account of the outlet that no other employee has', async () => {
      const cashier = await withAccount('Siti Hajar Ismail');
      const made = await create({ name: 'Account holder' });
      const give = (staff_id: number | null) => edit(made, { name: 'Account holder', staff_id });
      expect(await fieldsOf(give(cashier.staff!.id))).toEqual([['staff_id', 'taken']]);
      const [theirs] = await list({ merchant_id: 103 }, 'admin');
      for (const id of [theirs!.staff!.id, 1, 999_999])
        expect(await fieldsOf(give(id))).toEqual([['staff_id', 'unknown']]);
      const { name, title, version, hourly_wage } = cashier;
      const freed = await edit(cashier, { name, title, hourly_wage, staff_id: null });
      expect(freed).toMatchObject({ staff: null, version: version + 1 });
      const holder = await give(cashier.staff!.id);
      expect(holder).toMatchObject({ staff: cashier.staff });
      await edit(holder, { name: 'Account holder' });
      const back = await edit(freed, { name, title, hourly_wage, staff_id: cashier.staff!.id });
      expect(back).toMatchObject({ staff: cashier.staff });
    });

    test('needs a name of 2 to 80 characters, and fields within their limits', async () => {
      for (const [more, field] of [
        [{ name: 'A' }, 'name'],
        [{ name: 'A'.repeat(81) }, 'name'],
        [{ title: 'A'.repeat(61) }, 'title'],
        [{ phone: '0123456789' }, 'phone'],
        [{ hourly_wage: -1 }, 'hourly_wage'],
        [{ hourly_wage: 9.5 }, 'hourly_wage'],
      ] as const)
        expect([more, await fieldsOf(create({ name: 'Lim', ...more }))]).toEqual([
          more,
          [[field, expect.any(String)]],
        ]);
    });

    test('is not changed on an outdated version', async () => {
      const made = await create({ name: 'Twice edited' });
      const current = await edit(made, { name: 'Edited first' });
      for (const late of [() => edit(made, { name: 'Late' }), () => patch(made, true)])
        expect(await refused(late())).toMatchObject({
          code: 'conflict',
          status: 409,
          matter: { current },
        });
    });
  });
}
