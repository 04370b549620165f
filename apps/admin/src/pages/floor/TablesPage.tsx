import { Tables } from '@servery/tables';
import { useCodesHref } from './useCodesHref.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** The tables: how each stands, who sits there, what they owe. */
export default function TablesPage() {
  const { ofMerchant, search, go } = usePlaceOf();
  const codesHref = useCodesHref();
  return (
    <Tables
      search={search}
      onSearchChange={go}
      codesHref={codesHref}
      tableHref={(id) => `/tables/${id}`}
      merchantId={ofMerchant}
    />
  );
}
