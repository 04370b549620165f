import { listMedia, type Media } from '@servery/api';
import { mediaCommands } from '@servery/domain/commands';
import { matchesMediaStatus, showMedia } from '@servery/domain/media';
import { matchesSearch, nameKey } from '@servery/domain/search';
import { addressIn, sortedPage, usesOf } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';

const keys = {
  added: ({ id }: Media) => id,
  name: ({ name }: Media) => nameKey(name),
  size: ({ bytes }: Media) => bytes,
};

/** Mock handlers, one per media endpoint. */
export const mediaHandlers = [
  answer(listMedia, ({ query, ctx }) => {
    const { search, status, sort, ids } = query;
    const { world } = ctx;
    const rows = world.library
      .of(ctx.scope(query.merchant_id))
      .filter(({ id }) => !ids || ids.includes(id))
      .map((record) => showMedia(record, usesOf(world, record), addressIn(world)))
      .filter(
        (picture) =>
          matchesMediaStatus(status, picture) && matchesSearch(search, picture.name, picture.alt),
      );
    return sortedPage(rows, keys[sort], query);
  }),
  ...answerCommands(mediaCommands),
];
