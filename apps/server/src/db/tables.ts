/**
 * The tables of the platform: they are asked before anybody knows which merchant is meant, or
 * belong to none. Every other table is a merchant's own: its key starts with `merchant_id`, and
 * every statement on it says whose rows it means.
 */
export const platformTables: ReadonlyMap<string, string> = new Map([
  ['migration', 'what brought the schema here'],
  ['idempotency', 'what writes answered, by the account that asked'],
  ['person', 'accounts: some look after several merchants, and names are unique among all'],
  ['person_merchant', 'whose merchants somebody may see: read to find out which are meant'],
  ['session', 'sign-ins, found by their token'],
  ['used_refresh', 'of sign-ins'],
  ['used_nonce', 'of sign-ins'],
  ['push_key', 'the keys that push services know this installation by'],
  ['push_subscription', 'of sign-ins'],
  ['attempt', 'failures by account and by address'],
  ['bookmark', 'pages that somebody marked, by the account that did'],
  ['duty', 'work that one node does for all'],
]);
