import type { PrintDocument, Printer } from '@servery/api';
import { Button, SplitButton } from '@servery/ui';
import { useIntl } from 'react-intl';
import { printPage } from '../../device/printPage.ts';
import { usualWay } from '../../device/usualWay.ts';
import { waysHere, type Way } from '../../device/ways.ts';
import { commonWords, jobWords, printWords as words } from '../../messages.ts';

interface PrintButtonsProps {
  /** The one that would print now; null where nobody's duty it is. */
  printer: Printer | null;
  /** Whether anything is known to print it. */
  isReady: boolean;
  document: PrintDocument | undefined;
  /** Whether the merchant has any; undefined while nobody knows. */
  hasPrinters: boolean | undefined;
  isPending: boolean;
  onSend: () => void;
  onHere: (way: Way) => void;
  onClose: () => void;
}

/** The press that prints: at the printer, or, where it stands beside this device, by the way it is reached. */
export function PrintButtons({
  printer,
  isReady,
  document,
  hasPrinters,
  isPending,
  onSend,
  onHere,
  onClose,
}: PrintButtonsProps) {
  const { formatMessage } = useIntl();
  const way = usualWay();
  const submit = () => {
    if (hasPrinters === false && document)
      return (
        <Button
          tone="accent"
          emphasis="solid"
          autoFocus
          onPress={() => void printPage(document, 80)}
        >
          {formatMessage(words.page)}
        </Button>
      );
    if (printer?.connection === 'browser')
      return (
        <SplitButton
          tone="accent"
          emphasis="solid"
          label={formatMessage(words.submit)}
          menuLabel={formatMessage(jobWords.hereMenu)}
          items={waysHere().map((one) => ({
            id: one,
            label: formatMessage(jobWords[one]),
            onAction: () => onHere(one),
          }))}
          isPending={isPending}
          onPress={() => onHere(way)}
        >
          {formatMessage(words.by, { way: formatMessage(jobWords[way]) })}
        </SplitButton>
      );
    return (
      <Button
        tone="accent"
        emphasis="solid"
        autoFocus
        isPending={isPending}
        isDisabled={!isReady || !document}
        onPress={onSend}
      >
        {formatMessage(words.submit)}
      </Button>
    );
  };
  return (
    <>
      <Button emphasis="ghost" isDisabled={isPending} onPress={onClose}>
        {formatMessage(commonWords.cancel)}
      </Button>
      {submit()}
    </>
  );
}
