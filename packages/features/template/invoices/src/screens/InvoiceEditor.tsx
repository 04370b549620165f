import type { Invoice } from '@servery/api/template';
import { dayOf } from '@servery/domain/template';
import { Heading, Link, Stack, Text, useNavigation } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EditorForm } from '../components/EditorForm.tsx';
import { InvoiceTitle } from '../components/InvoiceTitle.tsx';
import { Missing } from '../components/Missing.tsx';
import { title } from '../components/page.css.ts';
import { Panels } from '../components/Panels.tsx';
import { blankDraft, draftOf } from '../editor.ts';
import { useInvoice } from '../hooks/useInvoice.ts';
import { useInvoiceForm } from '../hooks/useInvoiceForm.ts';
import { editMessage, editorMessages as messages } from '../messages/editor.ts';
import { previewMessages } from '../messages/preview.ts';
import { numberOf } from '../numberOf.ts';
import { panelIn, places, withPanel, type InvoicePanel } from '../places.ts';

export interface InvoiceEditorProps {
  /** The invoice to edit; null creates a new one. */
  id: number | null;
  /** The query string, which names the open panel. */
  search: string;
  /**
   * Called with the next query string; `isReplacing` replaces the history entry instead of adding
   * one.
   */
  onSearchChange: (search: string, isReplacing?: boolean) => void;
}

/** Screen to edit an invoice, or to create one under the next number. */
export function InvoiceEditor({ id, search, onSearchChange }: InvoiceEditorProps) {
  const { formatMessage } = useIntl();
  const router = useNavigation();
  const form = useInvoiceForm();
  const found = useInvoice(id);
  const [written, setWritten] = useState(0);
  const [today] = useState(() => dayOf(new Date()));
  const invoice = found.data?.invoice;
  const problem = form.error ?? found.error;
  if (!form.data || (id !== null && !invoice)) {
    const retry = () => Promise.all([form.mutate(), found.mutate()]);
    return <Missing id={id ?? 0} problem={problem} onRetry={retry} />;
  }
  const open = (panel: InvoicePanel) => onSearchChange(withPanel(search, panel));
  const added = (next: Invoice, leave: (how: () => void) => void) => {
    leave(() => router?.navigate(places.preview(next.id)));
    // The app keeps this screen mounted; a new key starts another invoice on return.
    setWritten((count) => count + 1);
  };
  return (
    <Stack gap="l" align="stretch">
      <div>
        <Link href={places.list}>{formatMessage(previewMessages.toList)}</Link>
        {invoice ? (
          <InvoiceTitle
            title={formatMessage(editMessage, { number: numberOf(invoice.id) })}
            status={invoice.invoiceStatus}
          />
        ) : (
          <div className={title}>
            <Heading level={1}>{formatMessage(messages.addTitle)}</Heading>
            <Text size="l" tone="muted">
              {numberOf(form.data.nextId)}
            </Text>
          </div>
        )}
      </div>
      <EditorForm
        key={id ?? `new ${written}`}
        id={id}
        first={invoice ? draftOf(invoice) : blankDraft(today, form.data.taxRate)}
        form={form.data}
        onOpen={open}
        onAdded={added}
      />
      {invoice && (
        <Panels
          panel={panelIn(search)}
          invoice={invoice}
          onClose={() => onSearchChange(withPanel(search, null), true)}
        />
      )}
    </Stack>
  );
}
