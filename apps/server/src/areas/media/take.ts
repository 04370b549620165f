import { requireDigest } from '@servery/domain/media';
import { encodePicture } from './encode.ts';
import type { Encoded } from './encodeHere.ts';

/** Encodes an uploaded file. This takes seconds, so it runs before any transaction is opened. */
export async function takePicture(file: File, digest: string | undefined): Promise<Encoded> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  await requireDigest(bytes, digest);
  return encodePicture(bytes);
}
