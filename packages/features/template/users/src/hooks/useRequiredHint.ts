import { useIntl } from 'react-intl';
import { formMessages } from '../messages/form.ts';

/** Returns a function that adds the hint “Required” to the props of a field that is. */
export function useRequiredHint() {
  const { formatMessage } = useIntl();
  return <Field extends { isRequired?: boolean }>(field: Field) => ({
    ...field,
    hint: field.isRequired && formatMessage(formMessages.required),
  });
}
