import { deleteMedia, editMedia, toggleMedia, uploadMedia } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import * as rules from './library.ts';
import { showMedia, unused } from './show.ts';

/** The writes of the media library. */
export const mediaCommands: readonly Command[] = [
  command(
    uploadMedia,
    async ({ body: { merchant_id, name, alt } }, { contextOf, media, merchant }) => {
      const at = await merchant(merchant_id);
      const context = await contextOf(at);
      const id = context.nextId();
      const pixels = media.pixels({ merchant_id: at, id })!;
      const record = rules.uploadMedia(at, { name, alt }, pixels, { ...context, nextId: () => id });
      await media.save(null, record, 'upload');
      return showMedia(record, unused, media.addressOf);
    },
    ({ query, body }) => ({ file: body.file, digest: query.digest }),
  ),
  command(
    editMedia,
    async ({ params: { id }, body: { version, name, alt } }, { media }) => {
      const { record, uses } = await media.lock(id);
      const show = () => showMedia(record, uses, media.addressOf);
      const pixels = media.pixels(record);
      const next = rules.editMedia(record, { version, name, alt }, pixels, show);
      if (next === record) return show();
      await media.save(record, next, pixels ? 'replace' : 'edit');
      return showMedia(next, uses, media.addressOf);
    },
    ({ query, body: { file } }) => (file ? { file, digest: query.digest } : null),
  ),
  command(toggleMedia, async ({ params: { id }, body }, { media }) => {
    const { record, uses } = await media.lock(id);
    const show = () => showMedia(record, uses, media.addressOf);
    const next = rules.toggleMedia(record, body, show);
    if (next === record) return show();
    await media.save(record, next, 'toggle');
    return showMedia(next, uses, media.addressOf);
  }),
  command(deleteMedia, async ({ params: { id }, body }, { media }) => {
    const { record, uses } = await media.lock(id);
    const show = () => showMedia(record, uses, media.addressOf);
    rules.deleteMedia(record, body, uses, show);
    await media.remove(record);
    return { id };
  }),
];
