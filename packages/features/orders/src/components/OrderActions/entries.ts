import type { Grant, Order, OrderRow, Rights } from '@servery/api';
import { nextAction, offerOf, type Action, type OfferedReasons } from '@servery/domain/orders';
import { isPressStep, type PressStep } from '../../hooks/useSteps.ts';
import type { DialogName } from '../dialogs/DialogName.ts';

/** The effect of a control: takes a step immediately or opens a dialog. */
export type EntryAction = { step: PressStep } | { dialog: DialogName };

/** An action that a person can take on an order now. */
export interface Entry {
  id: DialogName | PressStep | 'acceptWithTime';
  doing: EntryAction;
  /** Whether it needs approval by another person's PIN. */
  isLocked: boolean;
}

type Facts = Pick<OrderRow, 'status' | 'order_method' | 'payment_status' | 'balance'> & {
  reasons?: OfferedReasons;
  combined_from?: Order['combined_from'];
};

/**
 * The action behind each menu entry, in the order of the menu; each inner list is a group with a
 * separator.
 */
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
    ['refundItems', 'refund_items'],
    ['refund', 'refund'],
  ],
  [
    ['reject', 'reject'],
    ['cancel', 'cancel'],
    ['void', 'void'],
  ],
];

/** Accepting asks for a promised time unless the guest is dining in. */
const asksTime = ({ order_method }: Facts) => order_method !== 'dine_in';

const doingOf = (id: Entry['id'], order: Facts): EntryAction => {
  if (id === 'acceptWithTime') return { dialog: 'accept' };
  if (id === 'accept' && asksTime(order)) return { dialog: 'accept' };
  return isPressStep(id as Action) ? { step: id as PressStep } : { dialog: id as DialogName };
};

const isLocked = (action: Action, grant: Grant, rights: Rights) =>
  grant === 'approve' && !(action === 'discount' && rights.discount_free_rate > 0);

/**
 * Returns the most likely next action and the other actions in groups, without those that would be
 * refused.
 */
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
