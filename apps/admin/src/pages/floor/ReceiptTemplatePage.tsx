import { ReceiptTemplate } from '@servery/printing';
import { usePlaceOf } from './usePlaceOf.ts';

/** The layout of receipts and kitchen tickets. */
export default function ReceiptTemplatePage() {
  const { merchantId } = usePlaceOf();
  return <ReceiptTemplate key={merchantId} merchantId={merchantId} />;
}
