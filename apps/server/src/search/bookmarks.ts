import type { SearchPage } from '@servery/api';
import { showPage, type PageReader } from '@servery/domain/search';
import { sql } from 'kysely';
import { all, first, type Sql } from '../sql.ts';
import { hasTemplateApps } from '../templateApps.ts';
import type { Caller, Visit } from '../visit.ts';

/** The ids of the pages that somebody marked, the first one first. */
async function markedBy(db: Sql, { id }: Pick<Caller, 'id'>): Promise<number[]> {
  const rows = await all(
    db,
    sql<{ page_id: number }>`select page_id from bookmark where person_id = ${id} order by id`,
  );
  return rows.map(({ page_id }) => page_id);
}

/** The caller's bookmarks, and whether they see the template's pages. */
export async function pageReaderOf({ host, sql: db, caller }: Visit): Promise<PageReader> {
  const [marked, has_template_apps] = await Promise.all([
    markedBy(db, caller),
    hasTemplateApps(host, db, caller),
  ]);
  return { marked, has_template_apps };
}

/** Marks a page for the caller or takes its mark away; answers how it stands since. */
export async function flipBookmark(visit: Visit, page_id: number): Promise<SearchPage> {
  const { sql: db, caller, host } = visit;
  const has_template_apps = await hasTemplateApps(host, db, caller);
  const page = showPage(page_id, { marked: [], has_template_apps });
  // One flip after the other: two at once would both find no mark and put one together.
  await sql`select 1 from person where id = ${caller.id} for no key update`.execute(db);
  const gone = await first(
    db,
    sql`delete from bookmark where person_id = ${caller.id} and page_id = ${page_id} returning 1`,
  );
  if (gone) return page;
  await sql`insert into bookmark (person_id, page_id, id)
    values (${caller.id}, ${page_id}, ${host.nextId()})`.execute(db);
  return { ...page, isBookmarked: true };
}
