import { Refused } from '../storage/archive/Refused.ts';
import { countOf } from '../storage/archive/format.ts';
import { withDatabase } from './withDatabase.ts';
import { Misused, parseArguments, type Command } from './usage.ts';
import type { Sql } from '../storage/sql.ts';
import { auditedMerchants, verifyAudit, type AuditState } from '../audit/verify.ts';

const lineOf = ({ merchant_id, links, hash, broken }: AuditState): string => {
  const who = merchant_id === 0 ? 'platform' : `merchant ${merchant_id}`;
  if (broken) return `${who}: broken at link ${broken.seq} (${broken.why})`;
  return `${who}: intact, ${countOf(links, 'link')}, last hash ${hash}`;
};

/**
 * Verifies every merchant's audit and prints the result of each; returns whether all are intact.
 */
export async function printAudit(
  db: Sql,
  print: (line: string) => void,
  only?: number,
): Promise<boolean> {
  const merchants = only === undefined ? await auditedMerchants(db) : [only];
  let isWhole = true;
  for (const merchant_id of merchants) {
    const state = await verifyAudit(db, merchant_id);
    isWhole &&= state.broken === null;
    print(lineOf(state));
  }
  if (merchants.length === 0) print('The audit log is empty.');
  return isWhole;
}

/** The `audit` command: verifies the audit of every merchant; fails if one isn't intact. */
export const audit: Command = async (args, config, print) => {
  const { values } = parseArguments(args, { merchant: { type: 'string' } });
  const only = values.merchant === undefined ? undefined : Number(values.merchant);
  if (Number.isNaN(only)) throw new Misused('Identify the merchant by number.');
  const isWhole = await withDatabase(config, config.databaseUrl, ({ kysely }) =>
    printAudit(kysely, print, only),
  );
  if (!isWhole) throw new Refused('The audit log was modified by something other than the server.');
};
