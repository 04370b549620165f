import { defineMessages } from './define.ts';

/** Messages of changes that are pushed to the outlets of a group. */
export const pushMessages = defineMessages({
  changes: {
    id: 'screens.push.changes',
    defaultMessage:
      '{count, plural, =0 {No outlet changes.} one {# outlet changes.} other {# outlets change.}}',
  },
  onlyOutlet: {
    id: 'screens.push.onlyOutlet',
    defaultMessage: 'There are no other outlets in this group that you manage.',
  },
  chooseOutlet: {
    id: 'screens.push.chooseOutlet',
    defaultMessage: 'Choose at least 1 outlet that changes.',
  },
  failed: { id: 'screens.push.failed', defaultMessage: 'Couldn’t load the outlets' },
  restored: {
    id: 'screens.push.restored',
    defaultMessage:
      '{count, plural, =0 {No outlet restored} one {# outlet restored} other {# outlets restored}}',
  },
  recent: { id: 'screens.push.recent', defaultMessage: 'Recent changes' },
  recentFailed: {
    id: 'screens.push.recentFailed',
    defaultMessage: 'Couldn’t load recent changes',
  },
  undoUntil: { id: 'screens.push.undoUntil', defaultMessage: 'Undo until {time}' },
  isUndone: { id: 'screens.push.isUndone', defaultMessage: 'Undone by {name}' },
  undone: { id: 'screens.push.undone', defaultMessage: 'This change was already undone.' },
  forbidden: {
    id: 'screens.push.forbidden',
    defaultMessage:
      'You need the “Push changes to outlets” permission. Ask your account owner for access.',
  },
});
