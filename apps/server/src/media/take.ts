import { requireDigest } from '@servery/domain/media';
import { encodePicture, type Encoded } from './encode.ts';

/** Makes a file into what is kept, before any transaction is open: it takes seconds. */
export async function takePicture(file: File, digest: string | undefined): Promise<Encoded> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  await requireDigest(bytes, digest);
  return encodePicture(bytes);
}
