import * as v from 'valibot';

/** A picture as a `data:` URL, the only source of pictures in the sample. */
export const dataPicture = v.pipe(v.string(), v.regex(/^data:image\//), v.maxLength(400_000));
