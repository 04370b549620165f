import type { PushSubscriptionInput } from '@servery/api';

/**
 * Whether notifications are unsupported, unavailable because the page runs without the app's
 * service worker (`elsewhere`), denied by the person, or ready to turn on.
 */
export type PushSupport = 'unsupported' | 'elsewhere' | 'denied' | 'ready';

/** The state of notifications in this browser. */
export interface PushView {
  support: PushSupport;
  /** Whether it is subscribed at its push service. */
  isSubscribed: boolean;
}

/** The address and keys of this browser at its push service. */
export type PushTarget = Pick<PushSubscriptionInput, 'endpoint' | 'keys'>;

/** The browser's side of push messages. */
export interface PushPort {
  look: () => Promise<PushView>;
  /** Asks for permission and subscribes; null if it was not granted. Call it from a press only. */
  start: (publicKey: string) => Promise<PushTarget | null>;
  stop: () => Promise<void>;
  /**
   * Calls `onChange` when the result of `look` may have changed; returns a function that stops it.
   */
  watch: (onChange: () => void) => () => void;
}
