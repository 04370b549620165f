import { Features } from '@servery/settings';
import { AttendanceExport } from '@servery/staff';
import { usePlaceOf } from './usePlaceOf.ts';

/** The features of a merchant, with an export of the data of those that are off. */
export default function FeaturesPage() {
  const { merchantId } = usePlaceOf();
  return (
    <Features
      merchantId={merchantId}
      renderExport={(feature) =>
        feature === 'attendance' ? <AttendanceExport merchantId={merchantId} /> : null
      }
    />
  );
}
