import { listMenus, type FoodMenu } from '@servery/api';
import { useClient } from '@servery/api/client';
import { useErrorToast } from '@servery/screens';
import { useIntl } from 'react-intl';
import { menusQuery } from '../../hooks/useMenus.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import type { ListView } from '../../listView.ts';
import { importMessages as messages } from '../../messages/import.ts';
import { exportColumns } from './sheet.ts';

const piece = 100;

/** Saves all items of a view as a CSV file that can be imported again. */
export function useExportMenus(merchant_id: number | '', view: ListView) {
  const client = useClient();
  const { formatMessage } = useIntl();
  const attempt = useErrorToast(useProblemText());
  return () =>
    attempt(async () => {
      const rows: FoodMenu[] = [];
      let total = 1;
      while (rows.length < total) {
        const query = { ...menusQuery(merchant_id, view), start: rows.length, length: piece };
        const page = await client.call(listMenus, { query });
        rows.push(...page.aaData);
        total = page.aaData.length === 0 ? rows.length : page.total;
      }
      const { saveFile, toCsv } = await import('@servery/ui/spreadsheet');
      saveFile(await toCsv(exportColumns, rows), `${formatMessage(messages.file)}.csv`);
    });
}
