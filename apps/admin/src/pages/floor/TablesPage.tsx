import { Tables } from '@servery/tables';
import { useHref } from '../../AppContext.ts';
import { useCodesHref } from './useCodesHref.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** The tables: their status, guests and unpaid amounts. */
export default function TablesPage() {
  const hrefTo = useHref();
  const { ofMerchant, search, go } = usePlaceOf();
  const codesHref = useCodesHref();
  return (
    <Tables
      search={search}
      onSearchChange={go}
      codesHref={codesHref}
      tableHref={(id) => hrefTo('table', { id })}
      merchantId={ofMerchant}
    />
  );
}
