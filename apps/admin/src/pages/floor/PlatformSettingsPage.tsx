import { PlatformSettings } from '@servery/settings';

/** The settings of the platform. */
export default function PlatformSettingsPage() {
  return <PlatformSettings />;
}
