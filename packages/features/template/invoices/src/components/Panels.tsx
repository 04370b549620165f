import type { Invoice } from '@servery/api/template';
import { lazy, Suspense } from 'react';
import type { InvoicePanel } from '../places.ts';

const SendPanel = lazy(async () => ({
  default: (await import('./SendPanel.tsx')).SendPanel,
}));
const PaymentPanel = lazy(async () => ({
  default: (await import('./PaymentPanel.tsx')).PaymentPanel,
}));

interface PanelsProps {
  panel: InvoicePanel | null;
  invoice: Invoice;
  onClose: () => void;
}

/** The panel that the URL opens over an invoice, if any. */
export function Panels({ panel, invoice, onClose }: PanelsProps) {
  return (
    <Suspense>
      {panel === 'send' && <SendPanel id={invoice.id} onClose={onClose} />}
      {panel === 'payment' && <PaymentPanel invoice={invoice} onClose={onClose} />}
    </Suspense>
  );
}
