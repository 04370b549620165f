import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import type { Sql } from '../sql.ts';
import { auditedMerchants, verifyAudit, type AuditState } from './verify.ts';

const saidOf = ({ merchant_id, links, hash, broken }: AuditState): string => {
  const who = merchant_id === 0 ? 'platform' : `merchant ${merchant_id}`;
  if (broken) return `${who}: broken at link ${broken.seq} (${broken.why})`;
  return `${who}: ${links} links hold, the last is ${hash}`;
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

/** `servery audit [--merchant 101]`; answers the exit code: 1 where a chain does not hold. */
export async function auditCommand(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { merchant: { type: 'string' } } });
  const { dataDir, databaseUrl } = readConfig(process.env);
  const database = await openDatabase<unknown>({
    dataDir: join(dataDir, 'database'),
    databaseUrl,
  });
  try {
    const only = values.merchant === undefined ? undefined : Number(values.merchant);
    return (await sayAudit(database.kysely, console.log, only)) ? 0 : 1;
  } finally {
    await database.close();
  }
}

if (process.argv[1] === import.meta.filename)
  process.exit(await auditCommand(process.argv.slice(2)));
