import * as v from 'valibot';

/**
 * The SHA-256 of an uploaded file in base64url. It is part of the URL because a signature covers the
 * URL, but not the body of a form.
 */
export const fileDigest = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/, 'Must be the SHA-256 hash of the file, in base64url.'),
);
