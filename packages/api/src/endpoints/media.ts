import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { media } from '../entities/media.ts';
import { choice, id, idChoice, idParam, listQuery, page, text, version } from '../fields.ts';
import { fileDigest } from '../fileDigest.ts';

/** The maximum size of an uploaded picture, in bytes. */
export const maxPictureBytes = 5 * 1024 * 1024;

const one = v.object({ id: idParam });
const raises = ['media.changed'] as const;
/** A version as a number, or as text in a form with a file. */
const writtenVersion = v.union([version, v.pipe(idParam, version)]);

const picture = v.pipe(
  v.file('Must be a file.'),
  v.maxSize(maxPictureBytes, 'Must be at most 5 MB.'),
);

const texts = {
  name: text(1, 120),
  alt: v.optional(text(0, 200), ''),
};

/** Lists the pictures of the media library, the newest first by default. */
export const listMedia = endpoint.get('/admin/media', {
  summary: 'Lists the pictures in the media library, newest first.',
  capability: 'merchant.view',
  query: listQuery({
    merchant_id: idChoice,
    status: choice(['active', 'inactive', 'unused', 'no_alt']),
    sort: v.optional(v.picklist(['added', 'name', 'size']), 'added'),
    /** Limits the list to these pictures, for screens that show them with other things. */
    ids: v.optional(v.pipe(v.array(idParam), v.maxLength(100, 'Must have at most 100 entries.'))),
  }),
  returns: page(media),
  problems: ['notFound'],
});

/** Adds a picture to the library. */
export const uploadMedia = endpoint.post('/admin/media', {
  summary: 'Uploads a picture: JPEG, PNG, WebP, AVIF or SVG, up to 5 MB and 6,000 pixels per side.',
  capability: 'media.edit',
  multipart: true,
  maxFileBytes: maxPictureBytes,
  limit: 'heavy',
  query: v.strictObject({ digest: fileDigest }),
  body: v.strictObject({
    merchant_id: v.optional(v.nullable(idParam), null),
    ...texts,
    file: picture,
  }),
  returns: media,
  problems: ['notFound', 'tooLarge'],
  raises,
});

/** Changes the name and the alternative text of a picture, and its image if a file is included. */
export const editMedia = endpoint.put('/admin/media/:id', {
  summary: 'Renames, describes or replaces a picture everywhere it is used.',
  capability: 'media.edit',
  tunnel: true,
  multipart: true,
  maxFileBytes: maxPictureBytes,
  limit: 'heavy',
  params: one,
  query: v.strictObject({ digest: v.optional(fileDigest) }),
  body: v.strictObject({ version: writtenVersion, ...texts, file: v.optional(picture) }),
  returns: media,
  current: media,
  problems: ['notFound', 'conflict', 'tooLarge'],
  raises,
});

/**
 * Hides a picture from selection, or makes it selectable again. It stays wherever it is already
 * used.
 */
export const toggleMedia = endpoint.patch('/admin/media/:id', {
  summary: 'Activates or deactivates a picture. Existing uses aren’t affected.',
  capability: 'media.edit',
  params: one,
  body: v.strictObject({ version, is_active: v.boolean() }),
  returns: media,
  current: media,
  problems: ['notFound', 'conflict'],
  raises,
});

/** Deletes a picture that isn't used anywhere. */
export const deleteMedia = endpoint.delete('/admin/media/:id', {
  summary: 'Deletes a picture that no menu item uses.',
  capability: 'media.edit',
  params: one,
  body: v.strictObject({ version }),
  returns: v.object({ id }),
  current: media,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});
