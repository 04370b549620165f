import type { ReasonCode } from '@servery/api';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from './define.ts';
import { orderMessages } from './orders.ts';

/** The reasons for a change of an order, by code. */
export const reasonMessages: Readonly<Record<ReasonCode, MessageDescriptor>> = defineMessages({
  too_busy: { id: 'screens.reason.too_busy', defaultMessage: 'Kitchen too busy' },
  sold_out: orderMessages.soldOut,
  closing_soon: { id: 'screens.reason.closing_soon', defaultMessage: 'Closing soon' },
  guest_unreachable: {
    id: 'screens.reason.guest_unreachable',
    defaultMessage: 'Guest can’t be reached',
  },
  mistake: { id: 'screens.reason.mistake', defaultMessage: 'Rung up by mistake' },
  duplicate: { id: 'screens.reason.duplicate', defaultMessage: 'Duplicate order' },
  wrong_table: { id: 'screens.reason.wrong_table', defaultMessage: 'Wrong table' },
  training: { id: 'screens.reason.training', defaultMessage: 'Training' },
  guest_changed: { id: 'screens.reason.guest_changed', defaultMessage: 'Guest changed their mind' },
  no_show: orderMessages.notCollected,
  kitchen_trouble: { id: 'screens.reason.kitchen_trouble', defaultMessage: 'Kitchen problem' },
  sent_back: { id: 'screens.reason.sent_back', defaultMessage: 'Sent back' },
  waited: { id: 'screens.reason.waited', defaultMessage: 'Waited too long' },
  quality: { id: 'screens.reason.quality', defaultMessage: 'Quality problem' },
  gesture: { id: 'screens.reason.gesture', defaultMessage: 'On the house' },
  wrong_tender: { id: 'screens.reason.wrong_tender', defaultMessage: 'Wrong payment method' },
  wrong_amount: { id: 'screens.reason.wrong_amount', defaultMessage: 'Wrong amount' },
  wrong_order: { id: 'screens.reason.wrong_order', defaultMessage: 'Wrong order' },
  too_early: { id: 'screens.reason.too_early', defaultMessage: 'Completed too early' },
  guest_adds: { id: 'screens.reason.guest_adds', defaultMessage: 'Guest ordered more' },
  not_recorded: { id: 'screens.reason.not_recorded', defaultMessage: 'Reason not recorded' },
});
