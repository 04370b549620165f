import { FoodOptionList } from '@servery/menu';
import { usePlaceOf } from './usePlaceOf.ts';

/** What guests choose with a dish. */
export default function FoodOptionsPage() {
  const { ofMerchant, search, go } = usePlaceOf();
  return <FoodOptionList search={search} onSearchChange={go} merchantId={ofMerchant} />;
}
