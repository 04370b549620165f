import { MenuPreview } from '@servery/menu';
import { usePlaceOf } from './usePlaceOf.ts';

/** The menu as guests see it. */
export default function MenuPreviewPage() {
  const { ofMerchant } = usePlaceOf();
  return <MenuPreview merchantId={ofMerchant} />;
}
