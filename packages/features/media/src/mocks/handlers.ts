import {
  deleteMedia,
  editMedia,
  listMedia,
  toggleMedia,
  uploadMedia,
  type Media,
  type Named,
} from '@servery/api';
import * as rules from '@servery/domain/media';
import { sortedPage, type Visit } from '@servery/domain/sample';
import { answer } from '@servery/domain/sample/answer';
import { matchesSearch, searchKey } from '@servery/domain/search';
import { addressIn, takePicture } from './pixels.ts';

const usesOf = ({ world }: Visit, { id, merchant_id }: rules.MediaRecord): Named[] =>
  world.menus
    .of(merchant_id)
    .items.filter((item) => item.image_id === id)
    .toSorted((a, b) => a.place - b.place || a.id - b.id)
    .map((item) => ({ id: item.id, name: item.name }));

const shown = (visit: Visit, record: rules.MediaRecord): Media =>
  rules.showMedia(record, usesOf(visit, record), addressIn(visit));

/** A picture in the caller's reach; others do not exist for them. */
function found(visit: Visit, id: number): rules.MediaRecord {
  const record = visit.world.library.one(id);
  visit.scope(record.merchant_id);
  return record;
}

function kept(visit: Visit, record: rules.MediaRecord, url?: string): Media {
  visit.world.library.keep(record, url);
  visit.world.tell('media.changed', record.merchant_id, record);
  return shown(visit, record);
}

const keys = {
  added: ({ id }: Media) => id,
  name: ({ name }: Media) => searchKey(name),
  size: ({ bytes }: Media) => bytes,
};

/** One answer for each endpoint that media owns. */
export const mediaHandlers = [
  answer(listMedia, ({ query, visit }) => {
    const { search, status, sort, ids } = query;
    const rows = visit.world.library
      .of(visit.scope(query.merchant_id))
      .filter(({ id }) => !ids || ids.includes(id))
      .map((record) => shown(visit, record))
      .filter(
        (one) => rules.mediaStands(status, one) && matchesSearch(search, `${one.name}\n${one.alt}`),
      );
    return sortedPage(rows, keys[sort], query);
  }),
  answer(uploadMedia, async ({ query, body: { merchant_id, file, ...words }, visit }) => {
    const at = visit.one(merchant_id);
    const { kept: pixels, url } = await takePicture(visit, file, query.digest);
    return kept(visit, rules.uploadMedia(at, words, pixels, visit.act(at)), url);
  }),
  answer(editMedia, async ({ params: { id }, query, body: { file, ...words }, visit }) => {
    const taken = file ? await takePicture(visit, file, query.digest) : null;
    const before = found(visit, id);
    const after = rules.editMedia(before, words, taken?.kept ?? null, () => shown(visit, before));
    return after === before ? shown(visit, before) : kept(visit, after, taken?.url);
  }),
  answer(toggleMedia, ({ params: { id }, body, visit }) => {
    const before = found(visit, id);
    const after = rules.toggleMedia(before, body, () => shown(visit, before));
    return after === before ? shown(visit, before) : kept(visit, after);
  }),
  answer(deleteMedia, ({ params: { id }, body, visit }) => {
    const record = found(visit, id);
    rules.deleteMedia(record, body, usesOf(visit, record), () => shown(visit, record));
    visit.world.library.delete(record);
    visit.world.tell('media.changed', record.merchant_id, record);
    return { id };
  }),
];
