import type { SettingPushRecord } from '@servery/domain/setting-pushes';

/** The pushes of settings of a world. */
export class SettingPushes {
  readonly #pushes = new Map<number, SettingPushRecord>();

  /** Removes all pushes; the sample has none. */
  begin(): void {
    this.#pushes.clear();
  }

  get(id: number): SettingPushRecord | undefined {
    return this.#pushes.get(id);
  }

  save(push: SettingPushRecord): void {
    this.#pushes.set(push.id, push);
  }

  /** Returns all pushes, in the order of their first save. */
  changes(): readonly SettingPushRecord[] {
    return [...this.#pushes.values()];
  }

  /** Applies stored changes. */
  restore(pushes: readonly SettingPushRecord[]): void {
    for (const push of pushes) this.save(push);
  }
}
