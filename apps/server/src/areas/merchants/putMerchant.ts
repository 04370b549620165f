import type { MerchantRecord } from '@servery/domain/people';
import { sql } from 'kysely';
import { merchantKeysOf } from '../../storage/searchTextOf.ts';
import type { Sql } from '../../storage/sql.ts';

/** Saves the record of a merchant. */
export async function putMerchant(db: Sql, merchant: MerchantRecord): Promise<void> {
  const { id, version, name, setup_status, parent, settings, features, suspension } = merchant;
  const { closure, is_read_only, is_sample, created_at } = merchant;
  const { name_key, search_text } = merchantKeysOf(merchant);
  await sql`insert into merchant (merchant_id, version, name, setup_status, parent_id, parent_name,
      settings, features, suspension, closure, is_read_only, name_key, search_text, is_sample,
      created_at)
    values (${id}, ${version}, ${name}, ${setup_status}, ${parent?.id ?? null},
      ${parent?.name ?? null}, ${JSON.stringify(settings)}::jsonb,
      ${JSON.stringify(features)}::jsonb, ${suspension && JSON.stringify(suspension)}::jsonb,
      ${closure && JSON.stringify(closure)}::jsonb, ${is_read_only}, ${name_key}, ${search_text},
      ${is_sample}, ${created_at})
    on conflict (merchant_id) do update set version = excluded.version, name = excluded.name,
      setup_status = excluded.setup_status, parent_id = excluded.parent_id,
      parent_name = excluded.parent_name, settings = excluded.settings,
      features = excluded.features, suspension = excluded.suspension, closure = excluded.closure,
      is_read_only = excluded.is_read_only, name_key = excluded.name_key,
      search_text = excluded.search_text`.execute(db);
}
