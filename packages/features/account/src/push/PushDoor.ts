import type { PushSubscriptionWish } from '@servery/api';

/** How this browser stands to notifications: what it cannot, what it forbids, or that it could. */
export type PushStanding = 'unsupported' | 'elsewhere' | 'denied' | 'ready';

/** What can be seen of this browser's notifications. */
export interface PushView {
  standing: PushStanding;
  /** Whether it is subscribed at its push service. */
  isSubscribed: boolean;
}

/** Where this browser wants its messages. */
export type PushTarget = Pick<PushSubscriptionWish, 'endpoint' | 'keys'>;

/** A browser's side of push messages. */
export interface PushDoor {
  look: () => Promise<PushView>;
  /** Asks the person and subscribes; null when they did not allow it. Only a press may call this. */
  start: (publicKey: string) => Promise<PushTarget | null>;
  stop: () => Promise<void>;
  /** Tells when what `look` answers may be another; answers how to end that. */
  watch: (onChange: () => void) => () => void;
}
