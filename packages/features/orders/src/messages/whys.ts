import { defineMessages } from './define.ts';

/** Reasons to pick for what is taken back. The English words are what is kept; screens show them in the reader's language. */
export const whys = defineMessages({
  tooBusy: { id: 'orders.why.tooBusy', defaultMessage: 'Kitchen too busy' },
  soldOut: { id: 'orders.why.soldOut', defaultMessage: 'Sold out' },
  closingSoon: { id: 'orders.why.closingSoon', defaultMessage: 'Closing soon' },
  guestUnreachable: { id: 'orders.why.guestUnreachable', defaultMessage: 'Guest not reachable' },
  mistake: { id: 'orders.why.mistake', defaultMessage: 'Rung up by mistake' },
  duplicate: { id: 'orders.why.duplicate', defaultMessage: 'Ordered twice' },
  wrongTable: { id: 'orders.why.wrongTable', defaultMessage: 'Wrong table' },
  training: { id: 'orders.why.training', defaultMessage: 'Training' },
  guestChanged: { id: 'orders.why.guestChanged', defaultMessage: 'Guest changed their mind' },
  noShow: { id: 'orders.why.noShow', defaultMessage: 'Not collected' },
  kitchenTrouble: { id: 'orders.why.kitchenTrouble', defaultMessage: 'Trouble in the kitchen' },
  sentBack: { id: 'orders.why.sentBack', defaultMessage: 'Sent back' },
  waited: { id: 'orders.why.waited', defaultMessage: 'Waited too long' },
  quality: { id: 'orders.why.quality', defaultMessage: 'Not as it should be' },
  gesture: { id: 'orders.why.gesture', defaultMessage: 'On the house' },
  wrongTender: { id: 'orders.why.wrongTender', defaultMessage: 'Wrong way of paying' },
  wrongAmount: { id: 'orders.why.wrongAmount', defaultMessage: 'Wrong amount' },
  wrongOrder: { id: 'orders.why.wrongOrder', defaultMessage: 'Wrong order' },
  tooEarly: { id: 'orders.why.tooEarly', defaultMessage: 'Completed too early' },
  guestAdds: { id: 'orders.why.guestAdds', defaultMessage: 'Guest orders more' },
});

/** A reason that can be picked. */
export type Why = keyof typeof whys;

/** Which reasons each act offers, the usual one first. */
export const whysFor = {
  reject: ['tooBusy', 'soldOut', 'closingSoon', 'guestUnreachable'],
  void: ['mistake', 'duplicate', 'wrongTable', 'training'],
  cancel: ['guestChanged', 'noShow', 'soldOut', 'kitchenTrouble'],
  voidLine: ['mistake', 'guestChanged', 'soldOut', 'sentBack'],
  compLine: ['waited', 'quality', 'gesture', 'sentBack'],
  reverse: ['wrongTender', 'wrongAmount', 'wrongOrder'],
  reopen: ['tooEarly', 'guestAdds', 'wrongTender'],
} as const satisfies Record<string, readonly Why[]>;
