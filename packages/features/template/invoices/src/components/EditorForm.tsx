import type { Output } from '@servery/api';
import { addInvoice, type getInvoiceForm, type Invoice } from '@servery/api/template';
import { useSaving } from '@servery/screens/form';
import { Banner, Stack, toast, useUnsavedGuard } from '@servery/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { faultsOf, writtenOf, type Draft } from '../editor.ts';
import { useInvoiceChanges } from '../hooks/useInvoiceChanges.ts';
import { editorMessages as messages, savedMessage } from '../messages/editor.ts';
import { payMessages } from '../messages/panels.ts';
import { numberOf } from '../numberOf.ts';
import type { InvoicePanel } from '../places.ts';
import { EditorHead } from './EditorHead.tsx';
import { EditorLines } from './EditorLines.tsx';
import { EditorSide } from './EditorSide.tsx';
import { EditorSums } from './EditorSums.tsx';
import { sides } from './page.css.ts';

interface EditorFormProps {
  /** Null for a new invoice. */
  id: number | null;
  /** The saved state, or the initial state of a new invoice. */
  first: Draft;
  form: Output<typeof getInvoiceForm>;
  onOpen: (panel: InvoicePanel) => void;
  /**
   * Called after a new invoice is saved; `leave` runs a navigation without asking about unsaved
   * changes.
   */
  onAdded: (invoice: Invoice, leave: (how: () => void) => void) => void;
}

/** Form to edit an invoice. Leaving with unsaved changes asks for confirmation. */
export function EditorForm({ id, first, form, onOpen, onAdded }: EditorFormProps) {
  const { formatMessage } = useIntl();
  const { add, update } = useInvoiceChanges();
  const [saved, setSaved] = useState(first);
  const [draft, setDraft] = useState(first);
  const [isTried, setTried] = useState(false);
  const {
    save: attempt,
    formError,
    isPending,
  } = useSaving(addInvoice, { explain: () => formatMessage(payMessages.failed) });
  const fields = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved);
  const { question, leave } = useUnsavedGuard({
    isDirty,
    onDiscard: () => setDraft(saved),
    holdsNavigation: true,
  });
  const faults = isTried ? faultsOf(draft) : null;
  const change = (part: Partial<Draft>) => setDraft((last) => ({ ...last, ...part }));
  const save = async (): Promise<boolean> => {
    setTried(true);
    const invoice = writtenOf(draft);
    // A value that a field rejects isn't in the draft, which still has the previous one.
    if (!invoice || fields.current?.querySelector('[aria-invalid=true]')) {
      setAttempts((count) => count + 1);
      return false;
    }
    return attempt(async () => {
      const answer = await (id === null
        ? add({ body: { invoice } })
        : update({ body: { id, invoice } }));
      setSaved(draft);
      toast.success({
        title: formatMessage(savedMessage, { number: numberOf(answer.invoice.id) }),
      });
      if (id === null) onAdded(answer.invoice, leave);
    });
  };
  const open = async (panel: InvoicePanel) => {
    if (!isDirty || (await save())) onOpen(panel);
  };
  return (
    <>
      {(faults ?? formError) && (
        <Banner tone="danger">{faults ? formatMessage(messages.wrong) : formError}</Banner>
      )}
      <div className={sides} ref={fields}>
        <Stack gap="l" align="stretch">
          <EditorHead draft={draft} faults={faults} onChange={change} />
          <EditorLines
            lines={draft.lines}
            items={form.items}
            faults={faults}
            onChange={(make) => setDraft((last) => ({ ...last, lines: make(last.lines) }))}
          />
          <EditorSums draft={draft} salespeople={form.salespeople} onChange={change} />
        </Stack>
        <EditorSide
          id={id}
          draft={draft}
          isDirty={isDirty}
          isPending={isPending}
          onChange={change}
          onSave={() => void save()}
          onOpen={(panel) => void open(panel)}
        />
      </div>
      {question}
    </>
  );
}
