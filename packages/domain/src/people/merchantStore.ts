import type { Feature, FeatureLayer, MerchantStatus, Named } from '@servery/api';
import type { ActionContext } from '../orders/record.ts';
import type { SetUpCounts } from '../setUp/showGuide.ts';
import type { SettingEntry } from '../settings/saveSection.ts';
import type { SettingFacts } from '../settings/show.ts';
import type { MerchantRecord } from './merchantRecord.ts';

/** A change of a merchant by people of the platform, for its audit. */
export interface MerchantAction {
  did:
    | 'edit'
    | 'suspend'
    | 'activate'
    | 'close by plan'
    | 'open by plan'
    | 'close'
    | 'reopen'
    | 'closed';
  /** The reason for a change of the status. */
  reason?: string;
}

/** Business of a merchant that isn't finished. */
export interface OpenWork {
  /** The first shift that isn't closed; null if all are. */
  shift: { person: Named } | null;
  /** The number of open orders. */
  orders: number;
  /** The number of payments and refunds in progress. */
  payments: number;
}

/** An outlet of a group, as the plan of the group sees it. */
export interface GroupOutlet {
  id: number;
  name: string;
  created_at: string;
  /** Only active outlets count towards the plan. */
  status: MerchantStatus;
  is_read_only: boolean;
}

/** Storage of merchants. */
export interface MerchantStore {
  /**
   * Locks a merchant until the unit ends, and reads its current state.
   * @throws `notFound` outside the caller's scope
   */
  lock(merchant_id: number): Promise<{ state: MerchantRecord; context: ActionContext }>;
  /** Returns what a merchant has that limits its settings. */
  facts(merchant_id: number): Promise<SettingFacts>;
  /** Returns the ids of the pictures in a merchant's media library. */
  pictures(merchant_id: number): Promise<ReadonlySet<number>>;
  /** Saves a merchant with changed settings, the entry of their history and its event. */
  save(before: MerchantRecord, after: MerchantRecord, entry: SettingEntry): Promise<void>;
  /** Adds a merchant with an empty menu, no tables, no staff its `firstPaymentOption`
   * and its `firstDrawer`. */
  create(merchant: MerchantRecord): Promise<void>;
  /** Saves a merchant whose set-up changed, with its event; its audit entry names `action`. */
  saveSetUp(before: MerchantRecord, after: MerchantRecord, action: string): Promise<void>;
  /** Saves a merchant whose features changed, with its event and the switch in its audit. */
  saveFeatures(
    before: MerchantRecord,
    after: MerchantRecord,
    facts: { feature: Feature; layer: FeatureLayer; is_on: boolean },
  ): Promise<void>;
  /** Saves a merchant that people of the platform changed, with its event and its audit entry. */
  saveAccount(before: MerchantRecord, after: MerchantRecord, action: MerchantAction): Promise<void>;
  /**
   * Saves a merchant with the agents who look after it from now on, with its event and both lists
   * in its audit. Every other agent loses it.
   */
  saveAgents(
    after: MerchantRecord,
    agents: { before: readonly Named[]; after: readonly Named[] },
  ): Promise<void>;
  /** Returns the active agents who look after a merchant, by name. */
  agentsOf(merchant_id: number): Promise<Named[]>;
  /**
   * Saves a merchant with the supermerchant who runs it from now on, with its event and both in its
   * audit. Every other supermerchant loses it.
   */
  saveSupermerchant(
    after: MerchantRecord,
    supermerchant: { before: Named | null; after: Named | null },
  ): Promise<void>;
  /** Returns the supermerchant who runs a merchant, even if they can no longer sign in. */
  supermerchantOf(merchant_id: number): Promise<Named | null>;
  /** Returns the outlets that a supermerchant runs, the oldest first. */
  outletsOf(supermerchant_id: number): Promise<GroupOutlet[]>;
  /** Returns the group of the merchants that a supermerchant runs; null if none of them has one. */
  groupOf(supermerchant_id: number): Promise<Named | null>;
  /**
   * Waits for all writes of orders and shifts of a merchant, lets none begin until the unit ends,
   * and returns what it has open.
   */
  openWork(merchant_id: number): Promise<OpenWork>;
  /** Counts what the steps of the set-up ask for. */
  countSetUp(merchant_id: number): Promise<SetUpCounts>;
  /** Whether there is a merchant besides those of the sample. */
  hasOwn(): Promise<boolean>;
}
