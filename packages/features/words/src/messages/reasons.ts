import type { ReasonCode } from '@servery/api';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from './define.ts';

/** The reasons for a change of an order, by code. */
export const reasonMessages: Readonly<Record<ReasonCode, MessageDescriptor>> = defineMessages({
  too_busy: { id: 'words.reason.too_busy', defaultMessage: 'Kitchen too busy' },
  sold_out: { id: 'words.reason.sold_out', defaultMessage: 'Sold out' },
  closing_soon: { id: 'words.reason.closing_soon', defaultMessage: 'Closing soon' },
  guest_unreachable: {
    id: 'words.reason.guest_unreachable',
    defaultMessage: 'Guest can’t be reached',
  },
  mistake: { id: 'words.reason.mistake', defaultMessage: 'Rung up by mistake' },
  duplicate: { id: 'words.reason.duplicate', defaultMessage: 'Ordered twice' },
  wrong_table: { id: 'words.reason.wrong_table', defaultMessage: 'Wrong table' },
  training: { id: 'words.reason.training', defaultMessage: 'Training' },
  guest_changed: { id: 'words.reason.guest_changed', defaultMessage: 'Guest changed their mind' },
  no_show: { id: 'words.reason.no_show', defaultMessage: 'Not collected' },
  kitchen_trouble: { id: 'words.reason.kitchen_trouble', defaultMessage: 'Kitchen problem' },
  sent_back: { id: 'words.reason.sent_back', defaultMessage: 'Sent back' },
  waited: { id: 'words.reason.waited', defaultMessage: 'Waited too long' },
  quality: { id: 'words.reason.quality', defaultMessage: 'Quality problem' },
  gesture: { id: 'words.reason.gesture', defaultMessage: 'On the house' },
  wrong_tender: { id: 'words.reason.wrong_tender', defaultMessage: 'Wrong payment method' },
  wrong_amount: { id: 'words.reason.wrong_amount', defaultMessage: 'Wrong amount' },
  wrong_order: { id: 'words.reason.wrong_order', defaultMessage: 'Wrong order' },
  too_early: { id: 'words.reason.too_early', defaultMessage: 'Completed too early' },
  guest_adds: { id: 'words.reason.guest_adds', defaultMessage: 'Guest ordered more' },
  not_recorded: { id: 'words.reason.not_recorded', defaultMessage: 'Reason not recorded' },
});
