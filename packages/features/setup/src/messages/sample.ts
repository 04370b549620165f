import { defineMessages } from '@servery/screens/define';

/** Messages of the removal of the sample. */
export const sampleMessages = defineMessages({
  title: { id: 'setup.sample.title', defaultMessage: 'Sample business' },
  text: {
    id: 'setup.sample.text',
    defaultMessage:
      '{count, plural, one {The sample {name} with # outlet} other {The sample {name} with # outlets}} is still on this server. Remove it when you no longer need it to try things out.',
  },
  open: { id: 'setup.sample.open', defaultMessage: 'Remove sample…' },
  question: { id: 'setup.sample.question', defaultMessage: 'Remove the sample?' },
  consequence: {
    id: 'setup.sample.consequence',
    defaultMessage:
      '{count, plural, one {# sample outlet} other {# sample outlets}} with all orders, menus and people will be deleted. Your own business isn’t affected. You can’t undo this.',
  },
  confirm: { id: 'setup.sample.confirm', defaultMessage: 'Enter {name} to confirm' },
  mismatch: { id: 'setup.sample.mismatch', defaultMessage: 'Enter {name} exactly.' },
  remove: { id: 'setup.sample.remove', defaultMessage: 'Remove sample' },
  removed: {
    id: 'setup.sample.removed',
    defaultMessage:
      '{count, plural, one {# sample outlet removed} other {# sample outlets removed}}',
  },
});
