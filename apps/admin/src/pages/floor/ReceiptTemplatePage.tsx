import { ReceiptTemplate } from '@servery/printing';
import { usePlaceOf } from './usePlaceOf.ts';

/** How receipts and tickets look. */
export default function ReceiptTemplatePage() {
  const { merchantId } = usePlaceOf();
  return <ReceiptTemplate key={merchantId} merchantId={merchantId} />;
}
