import type { FormDrawerWords } from '@servery/ui';
import { useIntl } from 'react-intl';
import { formMessages as messages } from '../messages/form.ts';

/** What the kit's form in a drawer says. */
export function useFormWords(): FormDrawerWords {
  const { formatMessage } = useIntl();
  const say = (word: keyof typeof messages) => formatMessage(messages[word]);
  return {
    close: say('close'),
    cancel: say('cancel'),
    discardTitle: say('discardTitle'),
    discardText: say('discardText'),
    discard: say('discard'),
    keep: say('keep'),
  };
}
