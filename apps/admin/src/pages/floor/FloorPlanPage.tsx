import { FloorPlan } from '@servery/tables';
import { useLocation } from 'wouter';
import { usePlaceOf } from './usePlaceOf.ts';

/** The tables as they stand in the house. */
export default function FloorPlanPage() {
  const [, navigate] = useLocation();
  const { ofMerchant, search, go } = usePlaceOf();
  return (
    <FloorPlan
      search={search}
      onSearchChange={go}
      onOpen={(id) => navigate(`/tables/${id}`)}
      merchantId={ofMerchant}
    />
  );
}
