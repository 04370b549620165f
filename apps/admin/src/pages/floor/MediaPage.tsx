import { MediaLibrary } from '@servery/media';
import { useHref } from '../../AppContext.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** The pictures of a merchant. */
export default function MediaPage() {
  const hrefTo = useHref();
  const { ofMerchant, search, go } = usePlaceOf();
  return (
    <MediaLibrary
      search={search}
      onSearchChange={go}
      merchantId={ofMerchant}
      itemHref={(id) => hrefTo('food-menus', { open: id })}
    />
  );
}
