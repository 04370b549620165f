import { defineMessage, defineMessages } from 'react-intl';

/** The part of the day, used in greetings. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Messages of the page on which people switch on a counter. */
export const switchMessages = {
  ...defineMessages({
    title: { id: 'account.switch.title', defaultMessage: 'Enter your PIN' },
    submit: { id: 'account.switch.submit', defaultMessage: 'Unlock' },
    wrong: { id: 'account.switch.wrong', defaultMessage: 'Incorrect PIN. Try again.' },
    offline: {
      id: 'account.switch.offline',
      defaultMessage: 'No connection. You can unlock this counter when it’s back online.',
    },
    slow: {
      id: 'account.switch.slow',
      defaultMessage: 'Still checking your PIN. The connection is slow.',
    },
  }),
  greeting: defineMessage<{ part: DayPart }>({
    id: 'account.switch.greeting',
    defaultMessage:
      '{part, select, morning {Good morning} afternoon {Good afternoon} other {Good evening}}',
  }),
  welcome: defineMessage<{ part: DayPart; name: string }>({
    id: 'account.switch.welcome',
    defaultMessage:
      '{part, select, morning {Good morning, {name}} afternoon {Good afternoon, {name}} other {Good evening, {name}}}',
  }),
};
