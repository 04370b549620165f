import type { DailyReport as Report } from '@servery/api';
import { DailyReport } from '@servery/reports';
import { lazy, Suspense } from 'react';
import { usePlaceOf } from './usePlaceOf.ts';

const ReportPrint = lazy(() => import('../print/ReportPrint.tsx'));

const renderPrint = ({ merchant_id, from_date, to_date }: Report, onClose: () => void) => (
  <Suspense>
    <ReportPrint merchantId={merchant_id} days={{ from_date, to_date }} onClose={onClose} />
  </Suspense>
);

/** The report of a merchant's trading days. */
export default function DailyReportPage() {
  const { merchantId, search, go } = usePlaceOf();
  return (
    <DailyReport
      key={merchantId}
      merchantId={merchantId}
      search={search}
      onSearchChange={go}
      renderPrint={renderPrint}
    />
  );
}
