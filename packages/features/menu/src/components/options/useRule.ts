import type { FoodOption } from '@servery/api';
import { useIntl } from 'react-intl';
import { optionMessages as messages } from '../../messages/options.ts';

/** Returns a function that describes how many choices a guest makes. */
export function useRule() {
  const { formatMessage } = useIntl();
  return ({ min, max }: Pick<FoodOption, 'min' | 'max'>): string => {
    if (min === max) return formatMessage(messages.exactly, { max });
    return formatMessage(min === 0 ? messages.upTo : messages.between, { min, max });
  };
}
