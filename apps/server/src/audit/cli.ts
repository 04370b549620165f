import { Refused } from '../archive/Refused.ts';
import { countOf } from '../archive/words.ts';
import { withDatabase } from '../cli/place.ts';
import { Misused, wordsOf, type Command } from '../cli/usage.ts';
import type { Sql } from '../sql.ts';
import { auditedMerchants, verifyAudit, type AuditState } from './verify.ts';

const saidOf = ({ merchant_id, links, hash, broken }: AuditState): string => {
  const who = merchant_id === 0 ? 'platform' : `merchant ${merchant_id}`;
  if (broken) return `${who}: broken at link ${broken.seq} (${broken.why})`;
  return `${who}: whole, ${countOf(links, 'link')}, the last is ${hash}`;
};

/** Follows every merchant's audit and says how each stands; answers whether all hold. */
export async function sayAudit(
  db: Sql,
  say: (line: string) => void,
  only?: number,
): Promise<boolean> {
  const merchants = only === undefined ? await auditedMerchants(db) : [only];
  let isWhole = true;
  for (const merchant_id of merchants) {
    const state = await verifyAudit(db, merchant_id);
    isWhole &&= state.broken === null;
    say(saidOf(state));
  }
  if (merchants.length === 0) say('Nothing has been written to the audit yet.');
  return isWhole;
}

/** `audit`: whether every merchant's audit stands as it was written; fails where one does not. */
export const audit: Command = async (words, config, say) => {
  const { values } = wordsOf(words, { merchant: { type: 'string' } });
  const only = values.merchant === undefined ? undefined : Number(values.merchant);
  if (Number.isNaN(only)) throw new Misused('A merchant is named by its number.');
  const isWhole = await withDatabase(config, config.databaseUrl, ({ kysely }) =>
    sayAudit(kysely, say, only),
  );
  if (!isWhole) throw new Refused('The audit was changed by something other than the server.');
};
