import { subscribePush, testPush } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { procedure, type Procedure } from '../commands/procedure.ts';
import { requirePushEndpoint } from './pushEndpoint.ts';
import { maxPushDevices, pushNotice } from './pushNotice.ts';

/** Subscribes the calling device to push messages or unsubscribes it. */
export const subscribeCommand: Command = command(subscribePush, async ({ body }, { pushes }) => {
  if (body.is_active) {
    const { endpoint, keys, words } = body;
    requirePushEndpoint(endpoint, pushes.also);
    pushes.requireKey(keys.p256dh);
    await pushes.lock();
    await pushes.save({ endpoint, ...keys, words });
    // Beyond the limit, the oldest subscriptions are ended.
    await pushes.end((await pushes.sessions()).slice(maxPushDevices));
  } else await pushes.end('current');
  return { public_key: await pushes.publicKey(), is_active: (await pushes.current()) !== null };
});

/** Sends a test message to the calling device and returns the outcome. */
export const testPushProcedure: Procedure = procedure(testPush, async (_input, context) => {
  const { account, unit } = context;
  const subscription = await unit(({ pushes }) => pushes.current());
  if (!subscription) return { outcome: 'off' } as const;
  return { outcome: await account.push(subscription, pushNotice(subscription.words, null)) };
});
