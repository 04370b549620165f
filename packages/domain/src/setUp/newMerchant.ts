import type { MerchantSettings, NewBusiness } from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { firstPlatformSettings } from '../platform/settings.ts';

/** The settings of every new business: Malaysian, trading from 04:00. */
const settings: Omit<MerchantSettings, 'time_zone' | 'service_charge' | 'tax_classes'> = {
  day_start: '04:00',
  currency: 'MYR',
  is_open: true,
  auto_accept: [],
  accept_minutes: 5,
  prepay_minutes: 15,
  prep_minutes: 20,
  delivery: { areas: [] },
  minimum_order: 0,
};

interface NewMerchant {
  id: number;
  name: string;
  time_zone: string;
  now: Date;
  /**
   * The money settings with which new businesses of the platform start.
   * @default no tax and no service charge
   */
  start?: NewBusiness;
}

/** Returns a new independent merchant that isn't set up yet. */
export const newMerchant = ({
  id,
  name,
  time_zone,
  now,
  start = firstPlatformSettings.new_business.value,
}: NewMerchant): MerchantRecord => ({
  id,
  version: 1,
  name,
  setup_status: 'draft',
  parent: null,
  settings: {
    ...settings,
    time_zone,
    service_charge: start.service_charge,
    tax_classes: [{ code: 'SST', ...start.tax }],
  },
  features: {},
  suspension: null,
  closure: null,
  is_read_only: false,
  is_sample: false,
  created_at: now.toISOString(),
});
