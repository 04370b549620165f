import { Attendance } from '@servery/staff';
import { usePlaceOf } from './usePlaceOf.ts';

/** The hours of a merchant's employees, or the person's own, and the time clock. */
export default function AttendancePage() {
  const { merchantId, search, go } = usePlaceOf();
  return <Attendance merchantId={merchantId} search={search} onSearchChange={go} />;
}
