import type { ImportResult as Result } from '@servery/api';
import { Banner, Stack, Table, Text } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { importMessages as messages } from '../../messages/import.ts';

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

/** The changes that a file of items would make, or the errors in it. */
export function ImportResult({ result }: { result: Result }) {
  const { formatMessage, formatList, formatNumber } = useIntl();
  const { errors, new_categories } = result;
  return (
    <Stack>
      <Text as="p" weight="medium">
        {formatMessage(messages.result, {
          created: result.created,
          updated: result.updated,
          unchanged: result.unchanged,
        })}
      </Text>
      {new_categories.length > 0 && (
        <Text as="p" tone="muted">
          {formatMessage(messages.newCategories, { names: formatList(new_categories) })}
        </Text>
      )}
      {errors.length > 0 && (
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
            rowKey={({ row, field, code }) => `${row} ${field} ${code}`}
            columns={[
              {
                id: 'line',
                header: formatMessage(messages.line),
                align: 'end',
                // The first line of the file is its header.
                cell: ({ row }) => formatNumber(row + 2),
              },
              {
                id: 'column',
                header: formatMessage(messages.column),
                cell: ({ field }) => <bdi>{field}</bdi>,
              },
              {
                id: 'wrong',
                header: formatMessage(messages.wrong),
                cell: ({ code }) => formatMessage(errorMessages[code] ?? messages.otherError),
              },
            ]}
          />
        </>
      )}
    </Stack>
  );
}
