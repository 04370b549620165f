import type { PrintDocument, Printer } from '@servery/api';
import { Button, SplitButton } from '@servery/ui';
import { useIntl } from 'react-intl';
import { printPage } from '../../device/printPage.ts';
import { usualWay } from '../../device/usualWay.ts';
import { waysHere, type Way } from '../../device/ways.ts';
import { commonMessages, jobMessages, printMessages as messages } from '../../messages.ts';

interface PrintButtonsProps {
  /** The printer that would print; null if there is none. */
  printer: Printer | null;
  /** Whether a printer is known that would print it. */
  isReady: boolean;
  document: PrintDocument | undefined;
  /** Whether the merchant has printers; undefined while they load. */
  hasPrinters: boolean | undefined;
  isPending: boolean;
  onSend: () => void;
  onHere: (way: Way) => void;
  onClose: () => void;
}

/**
 * The print buttons: one sends to the printer, or, for a printer connected to this device, prints
 * by its connection.
 */
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
          {formatMessage(messages.page)}
        </Button>
      );
    if (printer?.connection === 'browser')
      return (
        <SplitButton
          tone="accent"
          emphasis="solid"
          label={formatMessage(messages.submit)}
          menuLabel={formatMessage(jobMessages.hereMenu)}
          items={waysHere().map((one) => ({
            id: one,
            label: formatMessage(jobMessages[one]),
            onAction: () => onHere(one),
          }))}
          isPending={isPending}
          onPress={() => onHere(way)}
        >
          {formatMessage(messages.by, { way: formatMessage(jobMessages[way]) })}
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
        {formatMessage(messages.submit)}
      </Button>
    );
  };
  return (
    <>
      <Button emphasis="ghost" isDisabled={isPending} onPress={onClose}>
        {formatMessage(commonMessages.cancel)}
      </Button>
      {submit()}
    </>
  );
}
