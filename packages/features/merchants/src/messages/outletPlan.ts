import { defineMessages } from '@servery/screens/define';
import { actionMessages } from '@servery/screens/messages';

/** Messages of the outlets that the plan of a group includes. */
export const outletPlanMessages = defineMessages({
  title: { id: 'merchants.plan.title', defaultMessage: 'Outlets in your plan' },
  titleOf: { id: 'merchants.plan.titleOf', defaultMessage: 'Outlets in the plan of {name}' },
  failed: { id: 'merchants.plan.failed', defaultMessage: 'Couldn’t load the plan' },
  noLimit: { id: 'merchants.plan.noLimit', defaultMessage: 'The plan has no outlet limit.' },
  included: {
    id: 'merchants.plan.included',
    defaultMessage:
      '{count, plural, one {{included} of # outlet included} other {{included} of # outlets included}}',
  },
  readOnlyHelp: {
    id: 'merchants.plan.readOnlyHelp',
    defaultMessage:
      'Read-only outlets take no new orders or bookings, and their menu and settings can’t be changed. Open orders can be completed, and all data stays.',
  },
  open: { id: 'merchants.plan.open', defaultMessage: 'Included' },
  readOnly: { id: 'merchants.plan.readOnly', defaultMessage: 'Read-only' },
  chooseDots: { id: 'merchants.plan.chooseDots', defaultMessage: 'Choose outlets…' },
  limitDots: { id: 'merchants.plan.limitDots', defaultMessage: 'Change outlet limit…' },
});

/** Messages of the choice of the outlets that the plan includes. */
export const outletChoiceMessages = defineMessages({
  title: { id: 'merchants.planChoice.title', defaultMessage: 'Choose outlets' },
  save: { id: 'merchants.planChoice.save', defaultMessage: 'Save choice' },
  label: { id: 'merchants.planChoice.label', defaultMessage: 'Outlets that stay open' },
  help: {
    id: 'merchants.planChoice.help',
    defaultMessage: '{chosen} of {included} selected. The other outlets will be read-only.',
  },
  wrongCount: {
    id: 'merchants.planChoice.wrongCount',
    defaultMessage:
      '{included, plural, one {Select exactly # outlet.} other {Select exactly # outlets.}}',
  },
  unknown: {
    id: 'merchants.planChoice.unknown',
    defaultMessage: 'One of these outlets is suspended or left the group. Reload the page.',
  },
  saved: { id: 'merchants.planChoice.saved', defaultMessage: 'Outlets in your plan saved' },
});

/** Messages of the number of outlets that a plan includes. */
export const outletLimitMessages = defineMessages({
  save: actionMessages.saveChanges,
  label: { id: 'merchants.planLimit.label', defaultMessage: 'Outlets included' },
  help: { id: 'merchants.planLimit.help', defaultMessage: 'Leave blank for no limit.' },
  fewer: { id: 'merchants.planLimit.fewer', defaultMessage: '1 outlet less' },
  more: { id: 'merchants.planLimit.more', defaultMessage: '1 outlet more' },
  consequence: {
    id: 'merchants.planLimit.consequence',
    defaultMessage:
      '{count, plural, =0 {All outlets will be open.} one {# outlet will be read-only. The group owner can choose which one.} other {# outlets will be read-only. The group owner can choose which ones.}}',
  },
  saved: { id: 'merchants.planLimit.saved', defaultMessage: 'Outlet limit of {name} saved' },
});
