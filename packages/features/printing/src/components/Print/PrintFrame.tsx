import { Problem, type PrintJob } from '@servery/api';
import { Banner, Dialog, Skeleton, Stack } from '@servery/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePrintHere } from '../../device/usePrintHere.ts';
import { saveWay } from '../../device/usualWay.ts';
import { openWay, type Way } from '../../device/ways.ts';
import { useFollowPrint } from '../../hooks/useFollowPrint.ts';
import { usePreview } from '../../hooks/usePreview.ts';
import { usePrinters } from '../../hooks/usePrinters.ts';
import { usePrintSheet } from '../../hooks/usePrintSheet.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { failureTextMessages } from '../../messages.ts';
import { kindOf, type Sheet } from '../../sheet.ts';
import { PaperPreview } from '../Paper/PaperPreview.tsx';
import { PrintingLoadError } from '../PrintingLoadError.tsx';
import { PrintButtons } from './PrintButtons.tsx';
import { PrinterChoice } from './PrinterChoice.tsx';
import { usualPrinter } from './usualPrinter.ts';

/** The props common to all print dialogs. */
export interface PrintDialogEnd {
  /** Opens a job that wasn't printed; without it, failures are only shown in a toast. */
  onShow?: ((job: PrintJob) => void) | undefined;
  onClose: () => void;
}

interface PrintFrameProps extends PrintDialogEnd {
  title: string;
  sheet: Sheet;
  merchantId: number | '';
  /** Fields above the printer choice, for what to print. */
  children?: ReactNode;
  /** Content below the preview. */
  after?: ReactNode;
}

/**
 * Previews a sheet and prints it on a chosen printer. Closes once the jobs are queued, and follows
 * them in toasts.
 */
export function PrintFrame({
  title,
  sheet,
  merchantId,
  children,
  after,
  onShow,
  onClose,
}: PrintFrameProps) {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  const [chosenId, setChosenId] = useState('');
  const [problem, setProblem] = useState<ReactNode>(null);
  const [isPending, setPending] = useState(false);
  const { data: printers } = usePrinters(merchantId);
  const { data, error, mutate } = usePreview(sheet);
  const print = usePrintSheet();
  const printHere = usePrintHere();
  const follow = useFollowPrint(onShow);
  const isEach = kindOf(sheet) === 'kitchen';
  const active = (printers?.aaData ?? []).filter(({ is_active }) => is_active);
  const usual = usualPrinter(active, kindOf(sheet));
  const printer = active.find(({ id }) => String(id) === chosenId) ?? usual;

  const during = async (run: () => Promise<void>) => {
    setProblem(null);
    setPending(true);
    try {
      await run();
      onClose();
    } catch (refusal) {
      // An error of the browser's printing isn't a server problem, so it has its own message.
      setProblem(
        refusal instanceof Problem ? text(refusal) : formatMessage(failureTextMessages.page_failed),
      );
    } finally {
      setPending(false);
    }
  };
  const queue = () => print(sheet, chosenId === '' ? null : Number(chosenId));
  const send = () =>
    during(async () => {
      for (const job of await queue()) void follow(job);
    });
  const here = (way: Way) =>
    during(async () => {
      // Open the printer first: browsers allow a page to request a device only right after a user
      // gesture.
      const open = await openWay(way);
      saveWay(way);
      for (const job of await queue())
        void follow(job.connection === 'browser' ? await printHere(job, open) : job);
    });

  return (
    <Dialog
      isOpen
      size="m"
      title={title}
      isPending={isPending}
      onOpenChange={onClose}
      footer={(close) => (
        <PrintButtons
          printer={printer}
          isReady={printer !== null || isEach}
          document={data?.document}
          hasPrinters={printers && active.length > 0}
          isPending={isPending}
          onSend={() => void send()}
          onHere={(way) => void here(way)}
          onClose={close}
        />
      )}
    >
      <Stack gap="m" align="stretch">
        {problem && <Banner tone="danger">{problem}</Banner>}
        {children}
        {printers && (
          <PrinterChoice
            printers={active}
            printer={printer}
            usual={usual}
            isEach={isEach}
            value={chosenId}
            onChange={setChosenId}
          />
        )}
        {error && <PrintingLoadError error={error} onRetry={mutate} />}
        {((!data && !error) || !printers) && <Skeleton lines={10} />}
        {data && printers && <PaperPreview document={data.document} width={printer?.width ?? 80} />}
        {data && after}
      </Stack>
    </Dialog>
  );
}
