import { Printers } from '@servery/printing';
import { usePlaceOf } from './usePlaceOf.ts';

/** The printers of a merchant. */
export default function PrintersPage() {
  const { merchantId } = usePlaceOf();
  return <Printers key={merchantId} merchantId={merchantId} />;
}
