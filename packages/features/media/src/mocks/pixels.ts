import { inspectPicture, requireDigest, type Kept, type PictureSize } from '@servery/domain/media';
import type { Visit } from '@servery/domain/sample';

/** A picture's address here: its bytes, whatever size is asked for. */
export const addressIn =
  ({ world }: Visit) =>
  (_merchant_id: number, key: string, _size: PictureSize): string =>
    world.library.urlOf(key);

const base64 = (bytes: Uint8Array): string => {
  let letters = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    letters += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(letters);
};

/** Looks at a file as the server does, and keeps it as it is: a page has nothing to encode it anew. */
export async function takePicture(
  visit: Visit,
  file: File,
  digest: string | undefined,
): Promise<{ kept: Kept; url: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  await requireDigest(bytes, digest);
  const { kind, width, height } = inspectPicture(bytes);
  const type = kind === 'svg' ? 'svg+xml' : kind;
  return {
    kept: { kind, width, height, bytes: bytes.length, key: `picture-${visit.world.nextId()}` },
    url: `data:image/${type};base64,${base64(bytes)}`,
  };
}
