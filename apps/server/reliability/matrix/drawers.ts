import {
  closeShift,
  countShift,
  createDrawer,
  editDrawer,
  getMyShift,
  getShift,
  listCashMovements,
  listDrawers,
  listShifts,
  moveCash,
  openShift,
  previewShift,
  startCount,
} from '@servery/api';
import { firstDrawer } from '@servery/domain/drawers';
import type { Aim, Aimed, Entry } from './entries.ts';

/** A version that no object reaches: callers with permission get a conflict. */
const version = 999_999;
/** A name that is taken: callers with permission can't create it. */
const name = 'Till 1';
const drawerOf = ({ merchant_id }: Aim) => firstDrawer(merchant_id).id;
/** Not a shift: callers with permission don't find it either. */
const shift = ({ order: { id } }: Aim) => ({ id });
/** A coin that no currency has: callers with permission can't open a shift with it. */
const piles = [{ value: 7, quantity: 1 }];

/** All uses of the endpoints of cash drawers and shifts; none of the writes changes anything. */
export const drawersMatrix = (merchant: Aimed): Entry[] => [
  merchant(listDrawers, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(listShifts, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(listCashMovements, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(getMyShift, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(getShift, (aim) => ({ params: shift(aim) }), { done: 'notFound' }),
  merchant(previewShift, (aim) => ({ params: shift(aim) }), { done: 'notFound' }),
  merchant(createDrawer, ({ merchant_id }) => ({ body: { merchant_id, name } }), {
    done: 'invalid',
  }),
  merchant(editDrawer, (aim) => ({ params: { id: drawerOf(aim) }, body: { version, name } }), {
    done: 'conflict',
  }),
  merchant(openShift, (aim) => ({ body: { drawer_id: drawerOf(aim), piles } }), {
    done: 'invalid',
  }),
  merchant(
    moveCash,
    (aim) => ({
      params: shift(aim),
      body: { kind: 'pay_in' as const, amount: 500, reason: 'Matrix' },
    }),
    { done: 'notFound' },
  ),
  merchant(startCount, (aim) => ({ params: shift(aim), body: { version } }), { done: 'notFound' }),
  merchant(countShift, (aim) => ({ params: shift(aim), body: { version, piles: [] } }), {
    done: 'notFound',
  }),
  merchant(closeShift, (aim) => ({ params: shift(aim), body: { version, reason: 'Matrix' } }), {
    done: 'notFound',
  }),
];
