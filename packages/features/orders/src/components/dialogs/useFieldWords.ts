import type { FieldProblem } from '@servery/api';
import { useIntl } from 'react-intl';
import { fieldWords } from '../../messages/fields.ts';

/** Why a field was refused, in words; the host's own sentence where there are none. */
export function useFieldWords() {
  const { formatMessage } = useIntl();
  return ({ code, message }: FieldProblem): string =>
    Object.hasOwn(fieldWords, code)
      ? formatMessage(fieldWords[code as keyof typeof fieldWords])
      : message;
}
