import { Drawer, EmptyState } from '@servery/ui';
import { useFormWords } from '@servery/words';
import { useIntl } from 'react-intl';
import { useInvoice } from '../hooks/useInvoice.ts';
import { sendWords as words } from '../messages/panels.ts';
import { goneMessage } from '../messages/preview.ts';
import { numberOf } from '../numberOf.ts';
import { SendForm } from './SendForm.tsx';

interface SendPanelProps {
  id: number;
  onClose: () => void;
}

/** The mail that takes an invoice to its client. */
export function SendPanel({ id, onClose }: SendPanelProps) {
  const { formatMessage } = useIntl();
  const { data, error } = useInvoice(id);
  const { close } = useFormWords();
  if (data) return <SendForm invoice={data.invoice} onClose={onClose} />;
  if (!error) return null;
  return (
    <Drawer isOpen onOpenChange={onClose} title={formatMessage(words.title)} closeLabel={close}>
      <EmptyState title={formatMessage(goneMessage, { number: numberOf(id) })} />
    </Drawer>
  );
}
