import type { FoodOption } from '@servery/api';
import { useIntl } from 'react-intl';
import { optionWords as words } from '../../messages/options.ts';

/** How many a guest chooses, in words. */
export function useRule() {
  const { formatMessage } = useIntl();
  return ({ min, max }: Pick<FoodOption, 'min' | 'max'>): string => {
    if (min === max) return formatMessage(words.exactly, { max });
    return formatMessage(min === 0 ? words.upTo : words.between, { min, max });
  };
}
