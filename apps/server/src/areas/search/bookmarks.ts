import { pages } from '@servery/api/pages';
import type { BookmarkStore } from '@servery/domain/commands';
import type { PageReader } from '@servery/domain/search';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { all, type Sql } from '../../storage/sql.ts';
import { featuresOff } from '../merchants/features.ts';
import type { Caller, RequestContext } from '../../http/RequestContext.ts';

/** Returns the ids of a person's bookmarked pages, the oldest bookmark first. */
async function markedBy(db: Sql, { id }: Pick<Caller, 'id'>): Promise<number[]> {
  const rows = await all(
    db,
    sql<
      Pick<Rows['bookmark'], 'page_id'>
    >`select page_id from bookmark where person_id = ${id} order by id`,
  );
  return rows.map(({ page_id }) => page_id);
}

/** Returns the pages of the app, the caller's bookmarks, and the features that are off for them. */
export async function pageReaderOf({ host, sql: db, caller }: RequestContext): Promise<PageReader> {
  const [marked, off] = await Promise.all([markedBy(db, caller), featuresOff(host, db, caller)]);
  return { pages, marked, off };
}

/** Returns the SQL store of bookmarks. */
export const bookmarkStore = (ctx: RequestContext): BookmarkStore => {
  const { sql: db, caller, host } = ctx;
  return {
    async lock() {
      await sql`select 1 from person where id = ${caller.id} for no key update`.execute(db);
      return pageReaderOf(ctx);
    },
    async add(page_id) {
      await sql`insert into bookmark (person_id, page_id, id)
        values (${caller.id}, ${page_id}, ${host.nextId()})`.execute(db);
    },
    async remove(page_id) {
      await sql`delete from bookmark
        where person_id = ${caller.id} and page_id = ${page_id}`.execute(db);
    },
  };
};
