import { PictureField } from '@servery/media';
import { FoodMenuList } from '@servery/menu';
import { usePlaceOf } from './usePlaceOf.ts';

/** The items of the menu. */
export default function FoodMenusPage() {
  const { ofMerchant, search, go } = usePlaceOf();
  return (
    <FoodMenuList
      search={search}
      onSearchChange={go}
      merchantId={ofMerchant}
      renderImage={(id, onChange) => (
        <PictureField value={id} onChange={onChange} merchantId={ofMerchant} />
      )}
    />
  );
}
