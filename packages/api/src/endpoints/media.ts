import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { media } from '../entities/media.ts';
import { choice, id, idChoice, idParam, listQuery, page, text, version } from '../fields.ts';

/** Bytes of a picture that is given, at most. */
export const mostPictureBytes = 5 * 1024 * 1024;

const one = v.object({ id: idParam });
const raises = ['media.changed'] as const;
/** Numbers arrive as text where they come beside a file. */
const writtenVersion = v.union([version, v.pipe(idParam, version)]);

const picture = v.pipe(v.file('Is no file.'), v.maxSize(mostPictureBytes, 'At most 5 MB.'));

/** SHA-256 of the picture, base64url: in the address, which a signature covers and a body is not. */
const digest = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/, 'Is the SHA-256 of the file in base64url.'),
);

const words = {
  name: text(1, 120),
  alt: v.optional(text(0, 200), ''),
};

/** The pictures of the library. */
export const listMedia = endpoint.get('/admin/media', {
  summary: 'The pictures of the media library, the newest first.',
  capability: 'merchant.view',
  query: listQuery({
    merchant_id: idChoice,
    status: choice(['active', 'inactive', 'unused', 'no_alt']),
    sort: v.optional(v.picklist(['added', 'name', 'size']), 'added'),
    /** Only these, for screens that show pictures of other things. */
    ids: v.optional(v.pipe(v.array(idParam), v.maxLength(100, 'At most 100.'))),
  }),
  returns: page(media),
  problems: ['notFound'],
});

/** Adds a picture to the library. */
export const uploadMedia = endpoint.post('/admin/media', {
  summary: 'Adds a picture: JPEG, PNG, WebP, AVIF or SVG, at most 5 MB and 6,000 pixels a side.',
  capability: 'media.edit',
  multipart: true,
  limit: 'heavy',
  query: v.strictObject({ digest }),
  body: v.strictObject({
    merchant_id: v.optional(v.nullable(idParam), null),
    ...words,
    file: picture,
  }),
  returns: media,
  problems: ['notFound', 'tooLarge'],
  raises,
});

/** Changes the name of a picture and what it says, and its pixels where another file comes with it. */
export const editMedia = endpoint.put('/admin/media/:id', {
  summary: 'Renames a picture, describes it, or replaces it wherever it is shown.',
  capability: 'media.edit',
  tunnel: true,
  multipart: true,
  limit: 'heavy',
  params: one,
  query: v.strictObject({ digest: v.optional(digest) }),
  body: v.strictObject({ version: writtenVersion, ...words, file: v.optional(picture) }),
  returns: media,
  current: media,
  problems: ['notFound', 'conflict', 'tooLarge'],
  raises,
});

/** Takes a picture out of the choice, or puts it back; where it is shown it stays. */
export const toggleMedia = endpoint.patch('/admin/media/:id', {
  summary: 'Takes a picture out of the choice, or puts it back; where it is shown it stays.',
  capability: 'media.edit',
  params: one,
  body: v.strictObject({ version, is_active: v.boolean() }),
  returns: media,
  current: media,
  problems: ['notFound', 'conflict'],
  raises,
});

/** Deletes a picture that nothing shows. */
export const deleteMedia = endpoint.delete('/admin/media/:id', {
  summary: 'Deletes a picture; refused while an item of the menu shows it.',
  capability: 'media.edit',
  params: one,
  body: v.strictObject({ version }),
  returns: v.object({ id }),
  current: media,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});
