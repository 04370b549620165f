import { listMenus } from '@servery/api';
import { useClient } from '@servery/api/client';
import type { FoodOption } from '@servery/api';
import { MultiSelect } from '@servery/ui';
import { useIntl } from 'react-intl';
import { optionMessages as messages } from '../../messages/options.ts';

interface HungOnProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The items that the saved option belongs to, used for their names. */
  known: FoodOption['used_by'];
  merchant_id: number | '';
  errorMessage: string | undefined;
}

/** Searchable field for the items that a food option belongs to. */
export function OptionItemsField({
  value,
  onChange,
  known,
  merchant_id,
  errorMessage,
}: HungOnProps) {
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
      label={formatMessage(messages.items)}
      value={value}
      onChange={onChange}
      load={load}
      labelOf={(id) => names.get(id) ?? id}
      errorMessage={errorMessage}
      labels={{
        list: formatMessage(messages.items),
        chosen: formatMessage(messages.chosenItems),
        empty: formatMessage(messages.noItems),
      }}
    />
  );
}
