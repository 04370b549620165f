import { Tables } from '@servery/tables';
import { usePlaceOf } from './usePlaceOf.ts';

/** The tables: how each stands, who sits there, what they owe. */
export default function TablesPage() {
  const { ofMerchant, search, go } = usePlaceOf();
  return (
    <Tables
      search={search}
      onSearchChange={go}
      tableHref={(id) => `/tables/${id}`}
      merchantId={ofMerchant}
    />
  );
}
