import { defineMessages } from '@servery/screens/define';
import { actionMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** Messages of friends and of people who can become friends. */
export const friendMessages = defineMessages({
  suggestions: { id: 'profile.suggestions', defaultMessage: 'People you may know' },
  none: { id: 'profile.friends.none', defaultMessage: 'No friends yet' },
  noneText: { id: 'profile.friends.none.text', defaultMessage: 'People you add appear here.' },
  add: actionMessages.add,
  remove: actionMessages.remove,
  removeName: actionMessages.removeName,
  undo: actionMessages.undo,
});

/** Accessible name of the button that adds a friend. */
export const addNameMessage = defineMessage<{ name: string }>({
  id: 'profile.friend.add',
  defaultMessage: 'Add {name}',
});

/** Toast after a friend was added. */
export const friendAddedMessage = defineMessage<{ name: string }>({
  id: 'profile.friend.added',
  defaultMessage: '{name} added to your friends',
});

/** Toast after a friend was removed. */
export const friendRemovedMessage = defineMessage<{ name: string }>({
  id: 'profile.friend.removed',
  defaultMessage: '{name} removed from your friends',
});

/** The number of friends. */
export const friendCountMessage = defineMessage<{ count: number }>({
  id: 'profile.friends.count',
  defaultMessage: '{count, plural, =0 {No friends} one {# friend} other {# friends}}',
});

/** The number of friends in common. */
export const mutualFriendsMessage = defineMessage<{ count: number }>({
  id: 'profile.friend.mutual',
  defaultMessage:
    '{count, plural, =0 {No mutual friends} one {# mutual friend} other {# mutual friends}}',
});
