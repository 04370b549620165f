import { CategoryList } from '@servery/menu';
import { usePlaceOf } from './usePlaceOf.ts';

/** The categories of the menu. */
export default function CategoriesPage() {
  const { ofMerchant, search, go } = usePlaceOf();
  return <CategoryList search={search} onSearchChange={go} merchantId={ofMerchant} />;
}
