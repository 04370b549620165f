import type { Printer } from '@servery/api';
import { Banner, Select, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { failureTextMessages, printMessages as messages } from '../../messages.ts';

interface PrinterChoiceProps {
  /** The active printers. */
  printers: readonly Printer[];
  /** The printer that would print. */
  printer: Printer | null;
  /** The default printer. */
  usual: Printer | null;
  /** Whether each kitchen ticket goes to its own printer, so that there is no single default. */
  isEach: boolean;
  /** The id of the chosen printer; '' for the default. */
  value: string;
  onChange: (id: string) => void;
}

/**
 * A choice of printers with the default by name, and a warning about problems of the printer before
 * printing.
 */
export function PrinterChoice({
  printers,
  printer,
  usual,
  isEach,
  value,
  onChange,
}: PrinterChoiceProps) {
  const { formatMessage } = useIntl();
  if (printers.length === 0)
    return <Banner isLive={false}>{formatMessage(messages.noPrinters)}</Banner>;
  const usualLabel = () => {
    if (isEach) return formatMessage(messages.each);
    if (usual) return formatMessage(messages.usual, { printer: usual.name });
    return formatMessage(messages.choose);
  };
  return (
    <Stack gap="s" align="stretch">
      <Select
        label={formatMessage(messages.printer)}
        options={[
          { value: '', label: usualLabel() },
          ...printers.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={value}
        onChange={onChange}
      />
      {printer?.failure && (
        <Banner
          tone="warning"
          isLive={false}
          title={formatMessage(messages.cantPrint, { printer: printer.name })}
        >
          {formatMessage(failureTextMessages[printer.failure])}
          {printer.fallback_name && (
            <> {formatMessage(messages.backupPrinter, { printer: printer.fallback_name })}</>
          )}
        </Banner>
      )}
    </Stack>
  );
}
