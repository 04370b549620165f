import { Banner, Table } from '@servery/ui';
import { useCsvTexts, type CsvErrorCode } from '@servery/ui/spreadsheet';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { importMessages as messages } from '../../messages/import.ts';
import type { SheetError } from './readSheet.ts';

const errorMessages: Readonly<Record<string, MessageDescriptor>> = {
  money: messages.money,
  required: messages.required,
  length: messages.length,
  number: messages.number,
  flag: messages.flag,
  twice: messages.twice,
  taken: messages.taken,
  unknown_tax_class: messages.unknown_tax_class,
  below_zero: messages.below_zero,
};

const parserCodes: readonly string[] = [
  'cells',
  'quote',
  'openQuote',
  'character',
] satisfies CsvErrorCode[];
const isOfParser = (code: string): code is CsvErrorCode => parserCodes.includes(code);

/** The errors of a file of items, by line and column. */
export function ImportErrors({ errors }: { errors: readonly SheetError[] }) {
  const { formatMessage, formatNumber } = useIntl();
  const csv = useCsvTexts();
  const textOf = (code: string) => {
    if (isOfParser(code)) return csv.problem(code);
    if (code === 'repeated') return csv.repeated;
    return formatMessage(errorMessages[code] ?? messages.otherError);
  };
  return (
    <>
      <Banner
        tone="danger"
        isLive
        title={formatMessage(messages.errorsTitle, { count: errors.length })}
      >
        {formatMessage(messages.errorsText)}
      </Banner>
      <Table
        caption={formatMessage(messages.errors)}
        isCaptionHidden
        density="compact"
        rows={errors.slice(0, 100)}
        rowKey={({ line, column, heading, code }) => `${line} ${column} ${heading} ${code}`}
        columns={[
          {
            id: 'line',
            header: formatMessage(messages.line),
            align: 'end',
            cell: ({ line }) => formatNumber(line),
          },
          {
            id: 'column',
            header: formatMessage(messages.column),
            cell: (error) => <bdi>{csv.column(error)}</bdi>,
          },
          {
            id: 'wrong',
            header: formatMessage(messages.wrong),
            cell: ({ code }) => textOf(code),
          },
        ]}
      />
    </>
  );
}
