import { Settings } from '@servery/settings';
import { usePlaceOf } from './usePlaceOf.ts';

/** The settings of a store. */
export default function SettingsPage() {
  const { merchantId, search, go } = usePlaceOf();
  return <Settings merchantId={merchantId} search={search} onSearchChange={go} />;
}
