import { FloorPlan } from '@servery/tables';
import { useLocation } from 'wouter';
import { useCodesHref } from './useCodesHref.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** The tables as they stand in the house. */
export default function FloorPlanPage() {
  const [, navigate] = useLocation();
  const { ofMerchant, search, go } = usePlaceOf();
  const codesHref = useCodesHref();
  return (
    <FloorPlan
      search={search}
      onSearchChange={go}
      codesHref={codesHref}
      onOpen={(id) => navigate(`/tables/${id}`)}
      merchantId={ofMerchant}
    />
  );
}
