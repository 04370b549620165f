import { followStream, type LiveOptions } from './live.ts';

/**
 * Follows a merchant's live events until aborted. Reconnects with back-off, calls `onPoll` while
 * disconnected, and stops only if the session has ended. Tabs share one connection if the client
 * names a channel and the browser supports it.
 */
export async function followEvents(options: LiveOptions): Promise<void> {
  const channel = options.client.liveChannel?.();
  if (channel === undefined) return followStream(options);
  const { followShared } = await import('./sharedLive.ts');
  return followShared(`${channel}.${options.merchant_id}`, options);
}
