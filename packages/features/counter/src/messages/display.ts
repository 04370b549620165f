import { defineMessages } from '@servery/screens/define';

/** Messages that guests read on the display of the counter. */
export const displayMessages = defineMessages({
  title: { id: 'counter.display.title', defaultMessage: 'Your order' },
  welcome: { id: 'counter.display.welcome', defaultMessage: 'Welcome' },
  number: { id: 'counter.display.number', defaultMessage: 'Your order number' },
  change: { id: 'counter.display.change', defaultMessage: 'Your change' },
  due: { id: 'counter.display.due', defaultMessage: 'To pay' },
  thanks: { id: 'counter.display.thanks', defaultMessage: 'Thank you' },
});
