import { listMenus } from '@servery/api';
import { useClient } from '@servery/api/client';
import type { FoodOption } from '@servery/api';
import { MultiSelect } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonWords } from '../../messages/common.ts';
import { menuWords } from '../../messages/menus.ts';
import { optionWords as words } from '../../messages/options.ts';

interface HungOnProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The items that it hung on so far, to name them. */
  known: FoodOption['used_by'];
  merchant_id: number | '';
  errorMessage: string | undefined;
}

/** The items that a food option hangs on, found by what is written. */
export function HungOn({ value, onChange, known, merchant_id, errorMessage }: HungOnProps) {
  const { formatMessage } = useIntl();
  const client = useClient();
  const load = async (search: string) => {
    const query = { merchant_id, search: search.slice(0, 100), length: 100, order: 'asc' as const };
    const { aaData } = await client.call(listMenus, { query });
    return aaData.map(({ id, name }) => ({ value: String(id), label: name }));
  };
  const names = new Map(known.map(({ id, name }) => [String(id), name]));
  return (
    <MultiSelect
      label={formatMessage(words.items)}
      value={value}
      onChange={onChange}
      load={load}
      labelOf={(id) => names.get(id) ?? id}
      errorMessage={errorMessage}
      words={{
        list: formatMessage(words.items),
        chosen: formatMessage(words.chosenItems),
        open: formatMessage(words.openItems),
        clear: formatMessage(words.clearItems),
        empty: formatMessage(words.noItems),
        loading: formatMessage(commonWords.loading),
        failed: formatMessage(commonWords.failedTitle),
        retry: formatMessage(commonWords.retry),
        count: (count) => formatMessage(menuWords.count, { count }),
        remove: (name) => formatMessage(words.removeItem, { name }),
      }}
    />
  );
}
