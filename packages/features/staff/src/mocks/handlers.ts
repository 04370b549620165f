import {
  getStaff,
  getStaffRights,
  listPins,
  listStaff,
  Problem,
  type StaffMember,
} from '@servery/api';
import { staffCommands, staffProcedures } from '@servery/domain/commands';
import { hasPhone, phoneSearch } from '@servery/domain/people';
import { matchesSearch, nameKey } from '@servery/domain/search';
import { showRights, showStaff } from '@servery/domain/staff';
import { sortedPage, type World } from '@servery/sample';
import { answer, answerCommands, answerProcedures } from '@servery/sample/answer';

/** Returns the staff accounts at some merchants. */
const staffAt = (world: World, scope: readonly number[]): StaffMember[] =>
  world.people.flatMap((person) => {
    const { merchant_id } = person;
    if (merchant_id === null || !scope.includes(merchant_id)) return [];
    return [showStaff(person, world.merchant(merchant_id))];
  });

/** MSW handlers of staff accounts, backed by the sample. */
export const staffHandlers = [
  answer(listStaff, ({ query, ctx }) => {
    const { search, role, status } = query;
    const wanted = phoneSearch(ctx.access, search);
    const found = staffAt(ctx.world, ctx.scope(query.merchant_id)).filter(
      (one) =>
        (role === '' || one.role === role) &&
        (status === '' || one.status === status) &&
        (matchesSearch(search, one.name, one.username) || hasPhone([one.phone], wanted)),
    );
    return sortedPage(found, ({ name }) => nameKey(name), query);
  }),
  answer(getStaff, ({ params: { id }, ctx }) => {
    const found = staffAt(ctx.world, ctx.scope('')).find((one) => one.id === id);
    if (!found) throw new Problem('notFound');
    return found;
  }),
  answer(getStaffRights, ({ params: { id }, ctx }) => {
    const person = ctx.world.people.find((one) => one.id === id);
    const merchant_id = person?.merchant_id ?? null;
    if (!person || merchant_id === null || !ctx.scope('').includes(merchant_id))
      throw new Problem('notFound');
    return showRights(person, ctx.world.merchant(merchant_id));
  }),
  answer(listPins, ({ query, ctx }) => {
    const scope = ctx.scope(query.merchant_id);
    const holders = ctx.world.people.filter(
      ({ id, merchant_id, pin }) =>
        pin !== null &&
        merchant_id !== null &&
        scope.includes(merchant_id) &&
        (query.ids?.includes(id) ?? true),
    );
    const aaData = holders
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, b) => (nameKey(a.name) < nameKey(b.name) ? -1 : 1));
    return { aaData };
  }),
  ...answerCommands(staffCommands),
  ...answerProcedures(staffProcedures),
];
