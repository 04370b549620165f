import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of copying another outlet’s menu. */
export const copyMessages = defineMessages({
  open: { id: 'setup.copy.open', defaultMessage: 'Copy from another outlet' },
  title: { id: 'setup.copy.title', defaultMessage: 'Copy another outlet’s menu' },
  lead: {
    id: 'setup.copy.lead',
    defaultMessage:
      'You get your own copy, which you can change without affecting the other outlet. Stock isn’t copied.',
  },
  outlet: fieldMessages.outlet,
  counts: {
    id: 'setup.copy.counts',
    defaultMessage:
      '{items, plural, one {# item} other {# items}} · {categories, plural, one {# category} other {# categories}} · {options, plural, one {# food option} other {# food options}} · {pictures, plural, one {# picture} other {# pictures}} · {tax_classes, plural, one {# tax class} other {# tax classes}}',
  },
  copy: { id: 'setup.copy.copy', defaultMessage: 'Copy menu' },
  cancel: actionMessages.cancel,
  success: actionMessages.done,
  done: {
    id: 'setup.copy.done',
    defaultMessage: '{items, plural, one {# item} other {# items}} copied from {name}',
  },
});
