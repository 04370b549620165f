import { FloorPlan } from '@servery/tables';
import { useLocation } from 'wouter';
import { useHref } from '../../AppContext.ts';
import { useCodesHref } from './useCodesHref.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** The floor plan: the tables at their positions. */
export default function FloorPlanPage() {
  const hrefTo = useHref();
  const [, navigate] = useLocation();
  const { ofMerchant, search, go } = usePlaceOf();
  const codesHref = useCodesHref();
  return (
    <FloorPlan
      search={search}
      onSearchChange={go}
      codesHref={codesHref}
      onOpen={(id) => navigate(hrefTo('table', { id }))}
      merchantId={ofMerchant}
    />
  );
}
