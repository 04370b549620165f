import { MediaLibrary } from '@servery/media';
import { usePlaceOf } from './usePlaceOf.ts';

/** The pictures of a merchant. */
export default function MediaPage() {
  const { ofMerchant, search, go } = usePlaceOf();
  return (
    <MediaLibrary
      search={search}
      onSearchChange={go}
      merchantId={ofMerchant}
      itemHref={(id) => `/pages/menu/food_menu?open=${id}`}
    />
  );
}
