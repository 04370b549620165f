import {
  clockAttendance,
  confirmAttendance,
  deleteAttendance,
  editAttendance,
  notNow,
  type AttendanceEntry,
} from '@servery/api';
import { verifyHolder } from '../account/pins.ts';
import type { VerifiedPerson } from '../account/store.ts';
import { command, type Command } from '../commands/command.ts';
import { procedure, type Procedure } from '../commands/procedure.ts';
import { change } from '../commands/Store.ts';
import type { Unit } from '../commands/Unit.ts';
import { rightsOf } from '../people/rights.ts';
import { businessDate, toInstant } from '../time/index.ts';
import * as rules from './index.ts';

/** An entry and its neighbours begin at most this long before or after its times. */
const dayMs = 24 * 60 * 60_000;

/** Returns the instants between which the entries begin that these times can overlap. */
const around = (...instants: readonly string[]) => {
  const times = instants.map((instant) => Date.parse(instant));
  return {
    from: new Date(Math.min(...times) - dayMs).toISOString(),
    until: new Date(Math.max(...times) + dayMs).toISOString(),
  };
};

type Decide = (book: rules.AttendanceBook, context: rules.ManageContext) => rules.AttendanceChange;

/** Locks an entry with those around it and around some local times, and applies a rule to them. */
async function changeEntry(
  unit: Unit,
  id: number,
  { action, at = [] }: { action: string; at?: readonly string[] },
  decide: Decide,
): Promise<AttendanceEntry> {
  const { attendance, now } = unit;
  const { clocked_in_at, ...place } = await attendance.placeOf(id);
  const { actor, shop } = await unit.contextOf(place.merchant_id);
  const { settings: trading } = shop;
  const today = businessDate(now, trading);
  const times = at.map((local) => toInstant(local, trading.time_zone));
  const { book } = await change(
    attendance,
    { ...place, ...around(clocked_in_at, ...times) },
    action,
    (before) => decide(before, { now, today, by: actor.name, trading }),
  );
  return rules.showEntry(
    book.entries.find((one) => one.id === id)!,
    book.employee,
    today,
  );
}

/** The writes of managers. */
export const attendanceCommands: readonly Command[] = [
  command(confirmAttendance, ({ params: { id }, body: { version, ...input } }, unit) =>
    changeEntry(unit, id, { action: 'confirm', at: [input.clocked_out_at] }, (book, context) =>
      rules.confirmAttendance(book, { id, version }, input, context),
    ),
  ),
  command(editAttendance, ({ params: { id }, body: { version, ...input } }, unit) => {
    const at = [input.clocked_in_at, input.clocked_out_at];
    return changeEntry(unit, id, { action: 'correct', at }, (book, context) =>
      rules.correctAttendance(book, { id, version }, input, context),
    );
  }),
  command(deleteAttendance, ({ params: { id }, body: { version, reason } }, unit) =>
    changeEntry(unit, id, { action: 'delete' }, (book, context) =>
      rules.deleteAttendance(book, { id, version }, reason, context),
    ),
  ),
];

const mayClock = ({ role, template, own }: VerifiedPerson): boolean =>
  rightsOf(role, template, own).grants['attendance.clock'] === 'allow';

/** The time clock. It counts incorrect PINs, so it is a procedure. */
export const attendanceProcedures: readonly Procedure[] = [
  procedure(
    clockAttendance,
    async ({ body: { merchant_id: requested_id, pin, ...input } }, context) => {
      const { account, caller, unit, now } = context;
      const merchant_id = await unit(({ merchant }) => merchant(requested_id));
      const attempt = {
        keys: [`pin:${caller.id}`],
        own: 'switcher',
        refusal: 'clocking refused',
        facts: { account: caller.id },
      } as const;
      // Employees without an account have a PIN of their own.
      const { employee_id } = await verifyHolder(context, attempt, async () => {
        const person = await account.byPin(merchant_id, pin);
        if (person)
          return mayClock(person)
            ? unit(async ({ attendance }) => ({
                id: person.id,
                employee_id: await attendance.employeeOf(merchant_id, person.id),
              }))
            : null;
        const employee = await account.employeeByPin(merchant_id, pin);
        return employee && { id: employee.id, employee_id: employee.id };
      });
      if (employee_id === null) throw notNow({ why: 'not_employed' });
      return unit(async ({ attendance, contextOf }) => {
        const { shop } = await contextOf(merchant_id);
        const today = businessDate(now, shop.settings);
        const place = { merchant_id, employee_id, ...around(now.toISOString()) };
        const { book, id } = await change(attendance, place, input.action, (before, { nextId }) =>
          rules.clock(before, input, { now, today, nextId }),
        );
        const entry = rules.entryIn(book, id);
        return { at: entry.clocked.at, entry: rules.showEntry(entry, book.employee, today) };
      });
    },
  ),
];
