import type { Upload } from '@servery/domain/commands';
import {
  inspectPicture,
  requireDigest,
  type PixelFacts,
  type PictureSize,
} from '@servery/domain/media';
import { base64 } from './base64.ts';
import type { World } from './world.ts';

/** Returns the URL function of a world's pictures. Each has a single version for all sizes. */
export const addressIn =
  (world: World) =>
  (_merchant_id: number, key: string, _size: PictureSize): string =>
    world.library.urlOf(key);

/** An uploaded picture to be stored in a world. */
export interface TakenPicture {
  pixels: PixelFacts;
  /** A `data:` URL of its bytes. */
  url: string;
}

/**
 * Checks a file as the server does. It is stored without conversion, because a page can't encode
 * it.
 */
export async function takePicture(world: World, { file, digest }: Upload): Promise<TakenPicture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  await requireDigest(bytes, digest);
  const { kind, width, height } = inspectPicture(bytes);
  const type = kind === 'svg' ? 'svg+xml' : kind;
  return {
    pixels: { kind, width, height, bytes: bytes.length, key: `picture-${world.nextId()}` },
    url: `data:image/${type};base64,${base64(bytes)}`,
  };
}
