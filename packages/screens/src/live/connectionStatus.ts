import type { LiveState } from '@servery/api';
import type { ConnectionLightProps } from '@servery/ui';

/** The status of a `ConnectionLight` for each connection of a live screen. */
export const connectionStatus: Readonly<Record<LiveState, ConnectionLightProps['status']>> = {
  connecting: 'reconnecting',
  live: 'online',
  polling: 'reconnecting',
  offline: 'offline',
};
