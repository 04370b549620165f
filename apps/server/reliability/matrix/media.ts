import { createHash } from 'node:crypto';
import { deleteMedia, editMedia, listMedia, toggleMedia, uploadMedia } from '@servery/api';
import type { Aim, Aimed, Entry } from './entries.ts';

const old = 999;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>';
const digest = createHash('sha256').update(drawing).digest('base64url');
const pictureOf = ({ merchant_id }: Aim) => ({ id: merchant_id * 10_000 + 8_000 });

/** All uses of the media library's endpoints. */
export const mediaMatrix = (merchant: Aimed): Entry[] => [
  merchant(listMedia, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(uploadMedia, ({ merchant_id }) => ({
    query: { digest },
    body: { merchant_id, name: 'Matrix', file: new File([drawing], 'matrix.svg') },
  })),
  merchant(
    editMedia,
    (aim) => ({ params: pictureOf(aim), query: {}, body: { version: old, name: 'Matrix' } }),
    { done: 'conflict' },
  ),
  merchant(
    toggleMedia,
    (aim) => ({ params: pictureOf(aim), body: { version: old, is_active: false } }),
    { done: 'conflict' },
  ),
  merchant(deleteMedia, (aim) => ({ params: pictureOf(aim), body: { version: old } }), {
    done: 'conflict',
  }),
];
