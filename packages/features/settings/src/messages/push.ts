import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, pushMessages as shared } from '@servery/screens/messages';

/** Messages of applying a section to other outlets, and of its lock. */
export const pushMessages = defineMessages({
  open: { id: 'settings.push.open', defaultMessage: 'Apply to other outlets…' },
  title: { id: 'settings.push.title', defaultMessage: 'Apply to other outlets' },
  from: { id: 'settings.push.from', defaultMessage: '{section}, as set at {outlet}' },
  mode: { id: 'settings.push.mode', defaultMessage: 'How to apply' },
  locked: { id: 'settings.push.locked', defaultMessage: 'Locked' },
  lockedHelp: {
    id: 'settings.push.lockedHelp',
    defaultMessage: 'Outlets can’t change these settings until you unlock them.',
  },
  default: { id: 'settings.push.default', defaultMessage: 'Default' },
  defaultHelp: {
    id: 'settings.push.defaultHelp',
    defaultMessage: 'Outlets can change these settings later.',
  },
  free: { id: 'settings.push.free', defaultMessage: 'Free' },
  freeHelp: {
    id: 'settings.push.freeHelp',
    defaultMessage: 'Unlocks these settings at outlets without changing their values.',
  },
  scheduled: {
    id: 'settings.push.scheduled',
    defaultMessage: 'Only the current values are applied. Scheduled changes stay at {outlet}.',
  },
  outlets: fieldMessages.outlets,
  changes: shared.changes,
  onlyOutlet: shared.onlyOutlet,
  same: { id: 'settings.push.same', defaultMessage: 'Has these settings already' },
  sameValues: { id: 'settings.push.sameValues', defaultMessage: 'No value changes' },
  hasScheduled: {
    id: 'settings.push.hasScheduled',
    defaultMessage: 'Has scheduled changes. Cancel them at the outlet first.',
  },
  lacksTax: {
    id: 'settings.push.lacksTax',
    defaultMessage: 'Has items with a tax that isn’t on this list.',
  },
  lock: {
    id: 'settings.push.lock',
    defaultMessage: '{count, plural, =0 {Lock outlets} one {Lock # outlet} other {Lock # outlets}}',
  },
  apply: {
    id: 'settings.push.apply',
    defaultMessage:
      '{count, plural, =0 {Apply to outlets} one {Apply to # outlet} other {Apply to # outlets}}',
  },
  unlock: {
    id: 'settings.push.unlock',
    defaultMessage:
      '{count, plural, =0 {Unlock outlets} one {Unlock # outlet} other {Unlock # outlets}}',
  },
  chooseOutlet: shared.chooseOutlet,
  pushed: {
    id: 'settings.push.pushed',
    defaultMessage: '{count, plural, one {# outlet changed} other {# outlets changed}}',
  },
  undo: actionMessages.undo,
  undone: shared.restored,
  kept: {
    id: 'settings.push.kept',
    defaultMessage: 'Not restored because of later changes: {outlets}.',
  },
  recent: shared.recent,
  recentFailed: shared.recentFailed,
  recentLocked: {
    id: 'settings.push.recentLocked',
    defaultMessage: 'Locked at {count, plural, one {# outlet} other {# outlets}}',
  },
  recentDefault: {
    id: 'settings.push.recentDefault',
    defaultMessage: 'Applied as the default at {count, plural, one {# outlet} other {# outlets}}',
  },
  recentFree: {
    id: 'settings.push.recentFree',
    defaultMessage: 'Unlocked at {count, plural, one {# outlet} other {# outlets}}',
  },
  undoPush: { id: 'settings.push.undoPush', defaultMessage: 'Undo change from {time}' },
  undoUntil: shared.undoUntil,
  isUndone: shared.isUndone,
  failed: shared.failed,
  forbidden: shared.forbidden,
  lockedBy: {
    id: 'settings.push.lockedBy',
    defaultMessage:
      'Locked by {name} since {time}. To change these settings, ask the group owner to unlock them.',
  },
});
