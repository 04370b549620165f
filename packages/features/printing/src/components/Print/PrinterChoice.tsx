import type { Printer } from '@servery/api';
import { Banner, Select, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { failureTextWords, printWords as words } from '../../messages.ts';

interface PrinterChoiceProps {
  /** Those that are in use. */
  printers: readonly Printer[];
  /** The one that would print now. */
  printer: Printer | null;
  /** The one that prints unless another is chosen. */
  usual: Printer | null;
  /** Each kitchen has its own: there is no one name for the usual. */
  isEach: boolean;
  /** '' for the usual one. */
  value: string;
  onChange: (id: string) => void;
}

/** On which printer: the usual one by its name, and what is wrong with it before anybody waits for paper. */
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
    return <Banner isLive={false}>{formatMessage(words.noPrinters)}</Banner>;
  const usualLabel = () => {
    if (isEach) return formatMessage(words.each);
    if (usual) return formatMessage(words.usual, { printer: usual.name });
    return formatMessage(words.choose);
  };
  return (
    <Stack gap="s" align="stretch">
      <Select
        label={formatMessage(words.printer)}
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
          title={formatMessage(words.trouble, { printer: printer.name })}
        >
          {formatMessage(failureTextWords[printer.failure])}
          {printer.fallback_name && (
            <> {formatMessage(words.standIn, { printer: printer.fallback_name })}</>
          )}
        </Banner>
      )}
    </Stack>
  );
}
