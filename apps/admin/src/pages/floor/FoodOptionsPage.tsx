import { FoodOptionList } from '@servery/menu';
import { usePlaceOf } from './usePlaceOf.ts';

/** The food options of the menu. */
export default function FoodOptionsPage() {
  const { ofMerchant, search, go } = usePlaceOf();
  return <FoodOptionList search={search} onSearchChange={go} merchantId={ofMerchant} />;
}
