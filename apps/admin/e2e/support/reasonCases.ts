import type { Client, Order } from '@servery/api';
import { moved, paid, place } from './orders.ts';

/** An action that asks for a reason, and the expected result of one that is picked. */
export interface ReasonCase {
  action: string;
  /** Prepares an order at this table on which the action is available. */
  prepare: (owner: Client, table: string) => Promise<Order>;
  table: string;
  /** The menu with the action: the order's, or its first item's. */
  menu: 'order' | 'item';
  entry: RegExp;
  submit: string;
  reason: string;
  code: string;
  german: string;
  /** Whether the action ends the order, so that the history and its export show the reason. */
  isEnd: boolean;
}

const newOrder: ReasonCase['prepare'] = (owner, table) => place(owner, table);
const accepted: ReasonCase['prepare'] = async (owner, table) =>
  moved(owner, await place(owner, table), 'accepted');
/** Completes an order by paying and serving it. */
const completed: ReasonCase['prepare'] = async (owner, table) => {
  const order = await place(owner, table);
  const served = await moved(owner, order, 'accepted', 'preparing', 'ready', 'served');
  return paid(owner, served, 'Card terminal');
};

/** All actions that ask for a reason. */
export const reasonCases: ReasonCase[] = [
  {
    action: 'void',
    prepare: accepted,
    table: 'A2',
    menu: 'order',
    entry: /^Void order/,
    submit: 'Void order',
    reason: 'Wrong table',
    code: 'wrong_table',
    german: 'Falscher Tisch',
    isEnd: true,
  },
  {
    action: 'reject',
    prepare: newOrder,
    table: 'A4',
    menu: 'order',
    entry: /^Reject/,
    submit: 'Reject order',
    reason: 'Closing soon',
    code: 'closing_soon',
    german: 'Schließt bald',
    isEnd: true,
  },
  {
    action: 'cancel',
    prepare: accepted,
    table: 'A5',
    menu: 'order',
    entry: /^Cancel order/,
    submit: 'Cancel order',
    reason: 'Kitchen problem',
    code: 'kitchen_trouble',
    german: 'Problem in der Küche',
    isEnd: true,
  },
  {
    action: 'void_line',
    prepare: accepted,
    table: 'A6',
    menu: 'item',
    entry: /^Void item/,
    submit: 'Void item',
    reason: 'Guest changed their mind',
    code: 'guest_changed',
    german: 'Gast hat sich umentschieden',
    isEnd: false,
  },
  {
    action: 'comp_line',
    prepare: accepted,
    table: 'A7',
    menu: 'item',
    entry: /^Comp item/,
    submit: 'Comp item',
    reason: 'Quality problem',
    code: 'quality',
    german: 'Qualitätsmangel',
    isEnd: false,
  },
  {
    action: 'reverse',
    prepare: completed,
    table: 'A8',
    menu: 'order',
    entry: /^Reverse a payment/,
    submit: 'Reverse payment',
    reason: 'Wrong amount',
    code: 'wrong_amount',
    german: 'Falscher Betrag',
    isEnd: false,
  },
  {
    action: 'reopen',
    prepare: completed,
    table: 'B1',
    menu: 'order',
    entry: /^Reopen/,
    submit: 'Reopen order',
    reason: 'Completed too early',
    code: 'too_early',
    german: 'Zu früh abgeschlossen',
    isEnd: false,
  },
];
