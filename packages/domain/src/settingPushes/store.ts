import type { SettingPushRecord } from './record.ts';

/** Storage of pushes of settings. */
export interface SettingPushStore {
  /**
   * Returns the ids of the other outlets of a merchant’s group that are in the caller’s scope,
   * without locking them.
   * @throws `notFound` if the merchant is outside the scope
   */
  othersOf(merchant_id: number): Promise<readonly number[]>;
  /**
   * Returns a push. Read it again under the locks of its outlets, which keep it from being undone by
   * someone else.
   * @throws `notFound` if it or one of its outlets is outside the caller’s scope
   */
  find(id: number): Promise<SettingPushRecord>;
  /** Saves a new or an undone push. */
  save(push: SettingPushRecord): Promise<void>;
}
