import { DailyReport } from '@servery/reports';
import { usePlaceOf } from './usePlaceOf.ts';

/** The report of a merchant's trading days. */
export default function DailyReportPage() {
  const { merchantId, search, go } = usePlaceOf();
  return (
    <DailyReport key={merchantId} merchantId={merchantId} search={search} onSearchChange={go} />
  );
}
