import { addCard } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useModalChanges } from '../hooks/useModalExamples.ts';
import { useModalProblem } from '../hooks/useModalProblem.ts';
import {
  addedCardMessage,
  cardErrorMessages,
  addCardMessages as messages,
} from '../messages/card.ts';
import { CardFields } from './CardFields.tsx';
import { FormDialog } from './FormDialog.tsx';

/** The dialog that adds a payment card. */
export function AddCard({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { addCard: add } = useModalChanges();
  const form = useEndpointForm(addCard, {
    defaults: { number: '', holder: '', expires: '', code: '' },
    toInput: (body) => ({ body }),
    send: async (input) => {
      const { card } = await add(input);
      toast.success({ title: formatMessage(addedCardMessage, { last: card.last }) });
      onClose();
    },
    explain: useModalProblem(),
    messages: cardErrorMessages,
  });
  const title = formatMessage(messages.title);
  return (
    <FormDialog title={title} action={title} size="l" form={form} onClose={onClose}>
      <CardFields field={form.field} />
    </FormDialog>
  );
}
