import type { DeviceInfo, Rights } from '@servery/api';

/** The person or shared device that calls. */
export interface Caller {
  id: number;
  username: string;
  name: string;
  /** The person's own merchant; null for people who look after several. */
  merchant_id: number | null;
  rights: Rights;
  /** The shared device that is calling. */
  device?: DeviceInfo | null | undefined;
}
