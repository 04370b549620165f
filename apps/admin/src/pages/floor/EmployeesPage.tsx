import { Employees } from '@servery/staff';
import { useSearch } from 'wouter';
import { requestedMerchant } from '../../session/firstMerchant.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** The employees of a merchant, or of all merchants in the person's scope. */
export default function EmployeesPage() {
  const { search, go } = usePlaceOf();
  return (
    <Employees merchantId={requestedMerchant(useSearch())} search={search} onSearchChange={go} />
  );
}
