import type { MerchantSettings } from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';

/** The settings of a new business: Malaysian, without tax and service charge, trading from 04:00. */
const settings: Omit<MerchantSettings, 'time_zone'> = {
  day_start: '04:00',
  currency: 'MYR',
  service_charge: { rate: 0, is_taxed: false, methods: [] },
  tax_classes: [{ code: 'SST', rate: 0, is_inclusive: false }],
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
}

/** Returns a new independent merchant that isn't set up yet. */
export const newMerchant = ({ id, name, time_zone, now }: NewMerchant): MerchantRecord => ({
  id,
  version: 1,
  name,
  setup_status: 'draft',
  parent: null,
  settings: { ...settings, time_zone },
  is_sample: false,
  created_at: now.toISOString(),
});
