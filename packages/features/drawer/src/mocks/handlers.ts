import {
  getMyShift,
  getShift,
  listCashMovements,
  listDrawers,
  listShifts,
  previewShift,
  Problem,
} from '@servery/api';
import { drawerCommands, previewShift as printedShift } from '@servery/domain/commands';
import { showDrawer } from '@servery/domain/drawers';
import { matchesSearch } from '@servery/domain/search';
import { drawersAt, shiftsFor, sortedPage, unitOf } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';
import { matchesMovement, movementsFor } from './lists.ts';

/** MSW handlers of cash drawers and shifts, backed by the sample. */
export const drawerHandlers = [
  answer(listDrawers, ({ query, ctx }) => {
    const drawers = ctx.scope(query.merchant_id).flatMap((merchant_id) => {
      const book = drawersAt(ctx.world, merchant_id);
      return book.drawers.map(({ id }) => showDrawer(book, id));
    });
    const found = drawers.filter(
      ({ name, is_active }) =>
        matchesSearch(query.search, name) &&
        (query.status === '' || is_active === (query.status === 'active')),
    );
    return sortedPage(found, ({ id }) => id, query);
  }),
  answer(listShifts, ({ query, ctx }) => {
    const found = shiftsFor(ctx, query.merchant_id).filter(
      ({ drawer, person, state, business_date }) =>
        (query.business_date === '' || business_date === query.business_date) &&
        (query.drawer_id === '' || drawer.id === query.drawer_id) &&
        (query.state === '' || state === query.state) &&
        [drawer.name, person.name].some((name) => matchesSearch(query.search, name)),
    );
    return sortedPage(found, ({ opened_at }) => opened_at, query);
  }),
  answer(listCashMovements, ({ query, ctx }) => {
    const found = movementsFor(ctx, query.merchant_id).filter((movement) =>
      matchesMovement(query, movement),
    );
    return sortedPage(found, ({ at }) => at, query);
  }),
  answer(getMyShift, ({ query, ctx }) => {
    const merchant_id = ctx.one(query.merchant_id);
    const own = shiftsFor(ctx, merchant_id).find(
      ({ person, state }) => person.id === ctx.me.id && state !== 'closed',
    );
    return { shift: own ?? null };
  }),
  answer(getShift, ({ params, ctx }) => {
    const shift = shiftsFor(ctx, '').find(({ id }) => id === params.id);
    if (!shift) throw new Problem('notFound');
    return shift;
  }),
  answer(previewShift, async ({ params: { id }, ctx }) => {
    const { document } = await printedShift(unitOf(ctx), id);
    return { document };
  }),
  ...answerCommands(drawerCommands),
];
