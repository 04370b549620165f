import type { MerchantInfo, Named, StoredFeatures, StoredSettings } from '@servery/api';

/** The decision of the platform that a merchant can’t be used for now. */
export interface Suspension {
  at: string;
  /** The name of the person who decided it. */
  by: string;
  reason: string;
}

/** The decision of the platform to close a merchant. */
export interface Closure extends Suspension {
  /** Until when it can be reopened, a UTC instant. */
  closes_at: string;
  /** When it was closed for good, a UTC instant; null while it is closing. */
  closed_at: string | null;
}

/** A merchant: its name, its state of set-up and its settings. */
export interface MerchantRecord {
  id: number;
  version: number;
  name: string;
  setup_status: MerchantInfo['setup_status'];
  /** The group that it belongs to; null if it is independent. */
  parent: Named | null;
  settings: StoredSettings;
  features: StoredFeatures;
  /** Null while it is active. */
  suspension: Suspension | null;
  /** Null unless it is closing or closed. */
  closure: Closure | null;
  /** Whether it takes no new orders and changes, because the plan of its group doesn't include it. */
  is_read_only: boolean;
  /** Whether it belongs to the sample, which is never part of the platform's figures. */
  is_sample: boolean;
  created_at: string;
}
