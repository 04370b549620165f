import type { Grant, Order, OrderRow, Rights } from '@servery/api';
import { nextAction, offerOf, type Action, type OfferedReasons } from '@servery/domain/orders';
import { isPressStep, type PressStep } from '../../hooks/useSteps.ts';
import type { DialogName } from '../dialogs/registry.ts';

/** What a control does: takes a step at once, or opens a dialog. */
export type Doing = { step: PressStep } | { dialog: DialogName };

/** One thing that a person can do with an order now. */
export interface Entry {
  id: DialogName | PressStep | 'acceptWithTime';
  doing: Doing;
  /** Another person's PIN will be asked for. */
  isLocked: boolean;
}

type Facts = Pick<OrderRow, 'status' | 'order_method' | 'payment_status' | 'balance'> & {
  reasons?: OfferedReasons;
  combined_from?: Order['combined_from'];
};

/** The action behind each menu entry, in the menu's order; a gap parts them. */
const menu: readonly (readonly [id: Entry['id'], action: Action][])[] = [
  [
    ['sendAgain', 'send_again'],
    ['otherCourier', 'other_courier'],
    ['callOff', 'call_off'],
    ['removeLine', 'remove_line'],
    ['returnOverpayment', 'return_overpayment'],
    ['reprint', 'print'],
    ['keep', 'keep'],
  ],
  [
    ['acceptWithTime', 'accept'],
    ['accept', 'accept'],
    ['start', 'start'],
    ['ready', 'ready'],
    ['serve', 'serve'],
    ['dispatch', 'dispatch'],
    ['claim', 'claim'],
    ['pay', 'pay'],
    ['complete', 'complete'],
  ],
  [
    ['add', 'edit'],
    ['note', 'edit'],
    ['discount', 'discount'],
    ['service', 'discount'],
  ],
  [
    ['split', 'split'],
    ['combine', 'combine'],
    ['uncombine', 'uncombine'],
    ['deliver', 'deliver'],
    ['owner', 'owner'],
    ['reverse', 'reverse'],
    ['reopen', 'reopen'],
    ['refund', 'refund'],
  ],
  [
    ['reject', 'reject'],
    ['cancel', 'cancel'],
    ['void', 'void'],
  ],
];

/** A guest who waits elsewhere is promised a time: accepting asks for it. */
const asksTime = ({ order_method }: Facts) => order_method !== 'dine_in';

const doingOf = (id: Entry['id'], order: Facts): Doing => {
  if (id === 'acceptWithTime') return { dialog: 'accept' };
  if (id === 'accept' && asksTime(order)) return { dialog: 'accept' };
  return isPressStep(id as Action) ? { step: id as PressStep } : { dialog: id as DialogName };
};

const isLocked = (action: Action, grant: Grant, rights: Rights) =>
  grant === 'approve' && !(action === 'discount' && rights.discount_free_rate > 0);

/** The one most likely next thing to do, and the rest in groups; nothing that would be refused. */
export function entriesOf(
  order: Facts,
  rights: Rights,
): { next: Entry | null; rest: readonly (readonly Entry[])[] } {
  const likely = nextAction(order, rights);
  const next: Entry | null = likely && {
    id: likely as Entry['id'],
    doing: doingOf(likely as Entry['id'], order),
    isLocked: false,
  };
  const rest = menu.map((group) =>
    group.flatMap(([id, action]): Entry[] => {
      const grant = offerOf(action, order, rights);
      const isNext = next?.id === id;
      const isTwice = id === 'acceptWithTime' && asksTime(order);
      if (grant === 'deny' || isNext || isTwice) return [];
      return [{ id, doing: doingOf(id, order), isLocked: isLocked(action, grant, rights) }];
    }),
  );
  return { next, rest: rest.filter((group) => group.length > 0) };
}
