import type { Capability, Problem, ProblemCode } from '@servery/api';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { capabilityWords } from '../messages/capabilities.ts';
import {
  combineWords,
  limitWords,
  problemWords,
  splitProblemWords,
  stockWords,
  taxClassWords,
  uncombineProblemWords,
} from '../messages/problems.ts';

/** The problems that say why, with a message for each reason. */
const whysOf: Partial<Record<ProblemCode, Record<string, MessageDescriptor>>> = {
  cannotCombine: combineWords,
  cannotSplit: splitProblemWords,
  cannotUncombine: uncombineProblemWords,
};

/** What problems of orders say of themselves. */
interface Details {
  why?: string;
  number?: string;
  name?: string;
  /** How many there are of an item of which more were wanted. */
  left?: number;
}

/** A problem in words: what went wrong and what to do. */
export function useProblemWords() {
  const { formatMessage } = useIntl();
  return ({ code, matter }: Problem): string => {
    const { why, number, name, left } = (matter.details ?? {}) as Details;
    if (code === 'itemUnavailable' && left)
      return formatMessage(stockWords.tooFewLeft, { name: name ?? '', left });
    if (code === 'itemUnavailable' && why === 'unknown_tax_class')
      return formatMessage(taxClassWords.unknownTaxClass, { name: name ?? '' });
    const [field] = Object.values(matter.fields ?? {});
    const whys = whysOf[code];
    const precise = whys && why ? whys[why] : field && limitWords[field.code];
    return formatMessage(precise ?? problemWords[code], { number });
  };
}

/** The right that a refusal says is missing, in words; nothing when it does not say. */
export function useMissingRight() {
  const { formatMessage } = useIntl();
  return ({ code, matter }: Problem): string | null => {
    const capability = matter.details?.['capability'] as Capability | undefined;
    const known: Partial<Record<Capability, MessageDescriptor>> = capabilityWords;
    const words = capability && known[capability];
    return code === 'forbidden' && words ? formatMessage(words) : null;
  };
}
