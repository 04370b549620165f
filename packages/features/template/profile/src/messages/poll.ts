import { defineMessages } from '@servery/screens/define';
import { defineMessage } from 'react-intl';

/** Messages of a poll. */
export const pollMessages = defineMessages({
  title: { id: 'profile.poll', defaultMessage: 'Poll' },
});

/** The number of all votes. */
export const voteCountMessage = defineMessage<{ count: number }>({
  id: 'profile.poll.count',
  defaultMessage: '{count, plural, =0 {No votes yet} one {# vote} other {# votes}}',
});

/** The result of an option: its share and its votes. */
export const pollResultMessage = defineMessage<{ share: number; count: number }>({
  id: 'profile.poll.result',
  defaultMessage:
    '{share, number, percent} ({count, plural, =0 {no votes} one {# vote} other {# votes}})',
});

/** Name of the list of people who voted for an option. */
export const votersMessage = defineMessage<{ name: string }>({
  id: 'profile.poll.voters',
  defaultMessage: 'Votes for {name}',
});
