import type { ImportResult, ImportRow } from '@servery/api';
import { useFormat } from '@servery/screens';
import { fieldMessages } from '@servery/screens/messages';
import { Amount, DataTable, Stack, Text, type Column } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../messages/common.ts';
import { importMessages as messages } from '../../messages/import.ts';
import { menuMessages } from '../../messages/menus.ts';
import type { Sheet } from './readSheet.ts';

const priceColumns = ['price', 'pickup_price', 'delivery_price'] as const;

const headings = {
  category: menuMessages.category,
  price: menuMessages.price,
  pickup_price: fieldMessages.pickup,
  delivery_price: fieldMessages.delivery,
  stock: menuMessages.stock,
} as const;

type PreviewRow = ImportRow & { line: number };

interface ImportPreviewProps {
  merchant_id: number | null;
  sheet: Sheet;
  result: ImportResult;
}

/** The items of a file as they would be imported, and how many would change. */
export function ImportPreview({ merchant_id, sheet, result }: ImportPreviewProps) {
  const { formatMessage, formatList } = useIntl();
  const { money } = useFormat(merchant_id ?? undefined);
  const { created, updated, unchanged, new_categories } = result;
  const amount = (text: string | undefined) =>
    text ? <Amount>{money(Math.round(Number(text) * 100))}</Amount> : null;
  const columns: Column<PreviewRow>[] = [
    {
      id: 'name',
      header: formatMessage(commonMessages.name),
      width: '2fr',
      minWidth: 140,
      cell: ({ name }) => name,
    },
    {
      id: 'category',
      header: formatMessage(headings.category),
      width: '1fr',
      minWidth: 110,
      cell: ({ category }) => category,
    },
    ...priceColumns.map((column): Column<PreviewRow> => ({
      id: column,
      header: formatMessage(headings[column]),
      align: 'end',
      width: 110,
      cell: (row) => amount(row[column]),
    })),
    {
      id: 'stock',
      header: formatMessage(headings.stock),
      align: 'end',
      width: 80,
      cell: ({ stock }) => stock,
    },
  ];
  return (
    <Stack>
      <Text as="p" weight="medium">
        {formatMessage(messages.result, { created, updated, unchanged })}
      </Text>
      {new_categories.length > 0 && (
        <Text as="p" tone="muted">
          {formatMessage(messages.newCategories, { names: formatList(new_categories) })}
        </Text>
      )}
      <DataTable
        label={formatMessage(messages.preview)}
        rows={sheet.rows.map((row, at) => ({ ...row, line: sheet.lines[at]! }))}
        rowKey={({ line }) => String(line)}
        columns={columns.filter(({ id }) => sheet.columns.some((column) => column === id))}
        density="compact"
      />
    </Stack>
  );
}
