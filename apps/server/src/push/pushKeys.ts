import { sql } from 'kysely';
import webPush from 'web-push';
import { first, type Sql } from '../sql.ts';

/** The pair of keys that push services know this installation by, each as base64url. */
export interface PushKeys {
  public_key: string;
  private_key: string;
}

const find = (db: Sql) =>
  first(db, sql<PushKeys>`select public_key, private_key from push_key where name = 'vapid'`);

/** The pair of keys (VAPID), made when it is asked for first. */
export async function pushKeysOf(db: Sql): Promise<PushKeys> {
  const known = await find(db);
  if (known) return known;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  // Another node may have made one meanwhile: browsers subscribe with a key, so the first one stays.
  await sql`insert into push_key (name, public_key, private_key)
    values ('vapid', ${publicKey}, ${privateKey}) on conflict (name) do nothing`.execute(db);
  return (await find(db))!;
}
