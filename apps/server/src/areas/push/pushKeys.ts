import { sql } from 'kysely';
import webPush from 'web-push';
import type { PushKeys } from '../../outside/push/sendPush.ts';
import { first, type Sql } from '../../storage/sql.ts';

const find = (db: Sql) =>
  first(db, sql<PushKeys>`select public_key, private_key from push_key where name = 'vapid'`);

/** Returns the VAPID key pair, which is generated on first use. */
export async function pushKeysOf(db: Sql): Promise<PushKeys> {
  const known = await find(db);
  if (known) return known;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  // Another node may have inserted a pair concurrently: browsers subscribe with the key, so the
  // first one stays.
  await sql`insert into push_key (name, public_key, private_key)
    values ('vapid', ${publicKey}, ${privateKey}) on conflict (name) do nothing`.execute(db);
  return (await find(db))!;
}
