import type { ImportResult as Result } from '@servery/api';
import { Banner, Stack, Table, Text } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { importWords as words } from '../../messages/import.ts';

const errorWords: Readonly<Record<string, MessageDescriptor>> = {
  money: words.money,
  required: words.required,
  length: words.length,
  number: words.number,
  flag: words.flag,
  twice: words.twice,
  taken: words.taken,
  unknown_tax_class: words.unknown_tax_class,
  below_zero: words.below_zero,
};

/** What a file of items would do, or what stands in its way. */
export function ImportResult({ result }: { result: Result }) {
  const { formatMessage, formatList, formatNumber } = useIntl();
  const { errors, new_categories } = result;
  return (
    <Stack>
      <Text as="p" weight="medium">
        {formatMessage(words.result, {
          created: result.created,
          updated: result.updated,
          unchanged: result.unchanged,
        })}
      </Text>
      {new_categories.length > 0 && (
        <Text as="p" tone="muted">
          {formatMessage(words.newCategories, { names: formatList(new_categories) })}
        </Text>
      )}
      {errors.length > 0 && (
        <>
          <Banner
            tone="danger"
            isLive
            title={formatMessage(words.errorsTitle, { count: errors.length })}
          >
            {formatMessage(words.errorsText)}
          </Banner>
          <Table
            caption={formatMessage(words.errors)}
            isCaptionHidden
            density="compact"
            rows={errors.slice(0, 100)}
            rowKey={({ row, field, code }) => `${row} ${field} ${code}`}
            columns={[
              {
                id: 'line',
                header: formatMessage(words.line),
                align: 'end',
                // The header is the first line of a file.
                cell: ({ row }) => formatNumber(row + 2),
              },
              {
                id: 'column',
                header: formatMessage(words.column),
                cell: ({ field }) => <bdi>{field}</bdi>,
              },
              {
                id: 'wrong',
                header: formatMessage(words.wrong),
                cell: ({ code }) => formatMessage(errorWords[code] ?? words.otherError),
              },
            ]}
          />
        </>
      )}
    </Stack>
  );
}
