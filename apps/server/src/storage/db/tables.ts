/**
 * The tables of the platform: they are read before the merchant is known, or belong to none. Every
 * other table belongs to merchants: its key starts with `merchant_id`, and every statement on it
 * must restrict the merchants.
 */
export const platformTables: ReadonlyMap<string, string> = new Map([
  ['migration', 'the migrations that have run'],
  ['idempotency', 'responses to writes, by the account that sent them'],
  ['person', 'accounts: some manage several merchants, and usernames are unique across all'],
  ['person_merchant', 'the merchants that a person can access: read to find the scope'],
  ['session', 'sign-ins, found by their token'],
  ['used_refresh', 'used refresh tokens of sign-ins'],
  ['used_nonce', 'used signature nonces of sign-ins'],
  ['push_key', 'the key pair that identifies this installation to push services'],
  ['push_subscription', 'push subscriptions of sign-ins'],
  ['attempt', 'failed attempts, by account and by address'],
  ['bookmark', 'bookmarked pages, by account'],
  ['platform_setting', 'the settings of the platform'],
  ['duty', 'leases on tasks that one node runs for all nodes'],
]);
