import { printOrder, Problem } from '@servery/api';
import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  Segment,
  Segmented,
  Select,
  Skeleton,
  Stack,
  toast,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePrinters } from '../../hooks/usePrinters.ts';
import { usePrinting } from '../../hooks/usePrinting.ts';
import { usePrintReceipt } from '../../hooks/usePrintReceipt.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { commonWords, kindWords, printWords as words } from '../../messages.ts';
import { PaperPreview } from '../Paper/PaperPreview.tsx';
import { Trouble } from '../Trouble.tsx';

const types = ['kitchen', 'bill', 'receipt'] as const;
type Type = (typeof types)[number];

export interface PrintDialogProps {
  order: { id: number; number: string; merchant_id: number };
  /** What is chosen at first: a receipt unless told. */
  type?: Type;
  onClose: () => void;
}

/** Prints an order: what of it, on which printer, as it will look. Closes once it waits for its printer. */
export function PrintDialog({ order, type: first = 'receipt', onClose }: PrintDialogProps) {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  const [type, setType] = useState<Type>(first);
  const [printerId, setPrinterId] = useState('');
  const [isAgain, setAgain] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { data: printers } = usePrinters(order.merchant_id);
  const { data, error, mutate } = usePrintReceipt({ type, order_id: order.id });
  const { trigger, isMutating } = usePrinting(printOrder);
  const active = (printers?.aaData ?? []).filter(({ is_active }) => is_active);
  const chosen = active.find(({ id }) => String(id) === printerId);

  const print = async () => {
    setProblem(null);
    const printer_id = printerId === '' ? null : Number(printerId);
    try {
      const { jobs } = await trigger({
        body: { order_id: order.id, type, printer_id, again: isAgain },
      });
      for (const { title, printer } of jobs)
        toast.success({
          title: formatMessage(commonWords.success),
          text: formatMessage(words.queued, { title, printer: printer.name }),
        });
      onClose();
    } catch (refusal) {
      if (!(refusal instanceof Problem)) throw refusal;
      setProblem(refusal);
    }
  };

  return (
    <Dialog
      isOpen
      size="m"
      title={formatMessage(words.title, { number: order.number })}
      closeLabel={formatMessage(commonWords.close)}
      isPending={isMutating}
      onOpenChange={onClose}
      footer={(close) => (
        <>
          <Button emphasis="ghost" isDisabled={isMutating} onPress={close}>
            {formatMessage(commonWords.cancel)}
          </Button>
          <Button
            tone="accent"
            emphasis="solid"
            isPending={isMutating}
            onPress={() => void print()}
          >
            {formatMessage(words.submit)}
          </Button>
        </>
      )}
    >
      <Stack gap="m" align="stretch">
        {problem && <Banner tone="danger">{text(problem)}</Banner>}
        <Segmented label={formatMessage(words.what)} value={type} onChange={setType} isWide>
          {types.map((one) => (
            <Segment key={one} value={one}>
              {formatMessage(kindWords[one])}
            </Segment>
          ))}
        </Segmented>
        <Select
          label={formatMessage(words.printer)}
          options={[
            { value: '', label: formatMessage(words.usual) },
            ...active.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={printerId}
          onChange={setPrinterId}
        />
        <Checkbox isSelected={isAgain} onChange={setAgain}>
          {formatMessage(words.again)}
        </Checkbox>
        {error && <Trouble problem={error} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton lines={10} />}
        {data && <PaperPreview document={data.document} width={chosen?.width ?? 80} />}
      </Stack>
    </Dialog>
  );
}
