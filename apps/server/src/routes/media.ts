import { deleteMedia, editMedia, listMedia, toggleMedia, uploadMedia } from '@servery/api';
import * as rules from '@servery/domain/media';
import { sql } from 'kysely';
import { pageOfMedia } from '../media/list.ts';
import { holdMedia } from '../media/load.ts';
import { addressOf, keptOf } from '../media/rows.ts';
import { saveMedia } from '../media/save.ts';
import { takePicture } from '../media/take.ts';
import { read, write, writeAfter } from '../route.ts';
import { known, narrow, oneOf } from '../scope.ts';
import type { Visit } from '../visit.ts';

/** Tells the audit and live screens what was done with a picture. */
function tell(
  visit: Visit,
  did: string,
  before: rules.MediaRecord | null,
  after: rules.MediaRecord | null,
): void {
  const { id, version, merchant_id } = (after ?? before)!;
  visit.changes.push({
    kind: 'media.changed',
    merchant_id,
    order_id: id,
    version,
    facts: { did },
    before: before && { ...before },
    after: after && { ...after },
  });
}

/** The media library. */
export const mediaRoutes = [
  read(listMedia, async ({ query, visit: { sql: db, caller } }) =>
    pageOfMedia(db, query, narrow(caller, await known(db, caller, query.merchant_id))),
  ),
  writeAfter(
    uploadMedia,
    ({ query, body }) => takePicture(body.file, query.digest),
    async ({ body: { merchant_id, name, alt }, visit, ready }) => {
      const { host, sql: db, caller, now } = visit;
      const at = oneOf(caller, await known(db, caller, merchant_id));
      const id = host.nextId();
      const kept = keptOf(host.pepper, { merchant_id: at, id }, ready);
      const act = { actor: caller, now, nextId: () => id };
      const record = rules.uploadMedia(at, { name, alt }, kept, act);
      await saveMedia(db, record, ready);
      tell(visit, 'upload', null, record);
      return rules.showMedia(record, [], addressOf);
    },
  ),
  writeAfter(
    editMedia,
    async ({ query, body }) => (body.file ? takePicture(body.file, query.digest) : null),
    async ({ params: { id }, body: { version, name, alt }, visit, ready }) => {
      const { record, used_by, show } = await holdMedia(visit, id);
      const kept = ready && keptOf(visit.host.pepper, record, ready);
      const next = rules.editMedia(record, { version, name, alt }, kept, show);
      if (next === record) return show();
      await saveMedia(visit.sql, next, ready);
      tell(visit, ready ? 'replace' : 'edit', record, next);
      return rules.showMedia(next, used_by, addressOf);
    },
  ),
  write(toggleMedia, async ({ params: { id }, body, visit }) => {
    const { record, used_by, show } = await holdMedia(visit, id);
    const next = rules.toggleMedia(record, body, show);
    if (next === record) return show();
    await saveMedia(visit.sql, next, null);
    tell(visit, 'toggle', record, next);
    return rules.showMedia(next, used_by, addressOf);
  }),
  write(deleteMedia, async ({ params: { id }, body, visit }) => {
    const { record, used_by, show } = await holdMedia(visit, id);
    rules.deleteMedia(record, body, used_by, show);
    await sql`delete from media
      where merchant_id = ${record.merchant_id} and id = ${id}`.execute(visit.sql);
    tell(visit, 'delete', record, null);
    return { id };
  }),
];
