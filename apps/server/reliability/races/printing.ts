import { setImmediate } from 'node:timers/promises';
import { createPrinter, printNamed, reportPrintJob, takePrintJob } from '@servery/api';
import { sql } from 'kysely';
import { first } from '../../src/storage/sql.ts';
import type { TestServer } from '../../test/serverOn.ts';
import { inGroups, isDone, raceMerchant } from './groups.ts';
import type { Race } from './harness.ts';

const each = 10;
const jobs = 3;

/**
 * Ten screens print for one printer with three jobs, and each reports every job twice: each job is
 * handed out once.
 */
export async function jobsTaken(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const till = await server.as('merchant');
  const waitingAt = async (printer_id: number) =>
    (await first(
      db,
      sql<{ n: number }>`select count(*) as n from print_job
        where merchant_id = ${raceMerchant} and printer_id = ${printer_id}
          and state in ('queued', 'sending', 'failed')`,
    ))!.n;
  return inGroups({
    tries,
    each,
    begin: async () => {
      const { id } = await till.call(createPrinter, {
        body: {
          name: `Race ${server.host.nextId()}`,
          connection: 'browser',
          width: 80,
          duties: [],
          fallback_id: null,
          is_active: true,
        },
      });
      const body = { printer_id: id };
      for (let made = 0; made < jobs; made++)
        await till.call(printNamed, { params: { name: 'print_test_page' }, body });
      return { id, handed: [] as number[] };
    },
    attempt: async ({ id, handed }) => {
      for (;;) {
        const { taken } = await till.call(takePrintJob, { params: { id }, body: {} });
        if (!taken && (await waitingAt(id)) === 0) return false;
        if (!taken) {
          // The screen that has the job needs a turn of the event loop to print it.
          await setImmediate();
          continue;
        }
        handed.push(taken.job.id);
        const body = { attempt: taken.attempt, outcome: 'printed' as const };
        const report = () =>
          isDone(
            till.call(reportPrintJob, { params: { id: taken.job.id }, body }),
            'notAllowedNow',
          );
        const reports = await Promise.all([report(), report()]);
        return reports.some(Boolean);
      }
    },
    end: async ({ id, handed }) => {
      const row = await first(
        db,
        sql<{ printed: number }>`select coalesce(sum(jsonb_array_length(jsonb_path_query_array(
            events, '$[*] ? (@.did == "printed")'))), 0)::int as printed
          from print_job where merchant_id = ${raceMerchant} and printer_id = ${id}
            and state = 'printed' and attempts = 1`,
      );
      await sql`update printer set is_deleted = true
        where merchant_id = ${raceMerchant} and id = ${id}`.execute(db);
      const twice = handed.length - new Set(handed).size;
      return { legal: jobs, stored: row!.printed + twice };
    },
  });
}
