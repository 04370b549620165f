import { Drawer, EmptyState } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useInvoice } from '../hooks/useInvoice.ts';
import { sendMessages as messages } from '../messages/panels.ts';
import { goneMessage } from '../messages/preview.ts';
import { numberOf } from '../numberOf.ts';
import { SendForm } from './SendForm.tsx';

interface SendPanelProps {
  id: number;
  onClose: () => void;
}

/** Panel to send an invoice to its client by email. */
export function SendPanel({ id, onClose }: SendPanelProps) {
  const { formatMessage } = useIntl();
  const { data, error } = useInvoice(id);
  if (data) return <SendForm invoice={data.invoice} onClose={onClose} />;
  if (!error) return null;
  return (
    <Drawer isOpen onOpenChange={onClose} title={formatMessage(messages.title)}>
      <EmptyState title={formatMessage(goneMessage, { number: numberOf(id) })} />
    </Drawer>
  );
}
