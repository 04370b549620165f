import { Problem } from '@servery/api';
import {
  inspectPicture,
  mostPixels,
  refusePicture,
  sizesOf,
  type Inspected,
  type PictureSize,
} from '@servery/domain/media';
import type { Sharp, SharpOptions } from 'sharp';

/** A picture as it is kept: WebP in its sizes, without anything that was written beside its pixels. */
export interface Encoded {
  kind: Inspected['kind'];
  width: number;
  height: number;
  sizes: { size: PictureSize; pixels: Buffer }[];
}

/** How many may wait; each holds its file in memory, and a person who waits longer asks again. */
const mostWaiting = 16;
const seconds = 20;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** One after the other: a large picture takes much memory, and the rest of the server needs a core. */
async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting) throw new Problem('throttled', { details: { retry_after: 5 } });
  waiting += 1;
  const mine = last.then(run, run);
  last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}

const load = async () => {
  const { default: sharp } = await import('sharp');
  // Nothing but what the rules take is ever opened, whatever its bytes make the library think.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
      'VipsForeignLoadSvgBuffer',
    ],
  });
  return sharp;
};
let loaded: ReturnType<typeof load> | undefined;

const options: SharpOptions = {
  limitInputPixels: mostPixels * mostPixels,
  failOn: 'error',
  animated: false,
  sequentialRead: true,
};

const formats: Record<string, Inspected['kind']> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  heif: 'avif',
  svg: 'svg',
};

const webp = (picture: Sharp, size: PictureSize) =>
  picture
    .resize(size ? { width: size, height: size, fit: 'inside', withoutEnlargement: true } : {})
    .toColourspace('srgb')
    .webp({ quality: 82, effort: size ? 4 : 2 })
    .timeout({ seconds })
    .toBuffer({ resolveWithObject: true });

async function encode(bytes: Uint8Array, { kind }: Inspected): Promise<Encoded> {
  const sharp = await (loaded ??= load());
  const source = () => sharp(bytes, options).autoOrient();
  const { format, width, height, mediaType } = await sharp(bytes, options).metadata();
  const isSame = formats[format] === kind && (kind !== 'avif' || mediaType === 'image/avif');
  if (!isSame || Math.max(width, height) > mostPixels) throw refusePicture('broken');
  const own = await webp(source(), 0);
  const sizes: Encoded['sizes'] = [{ size: 0, pixels: own.data }];
  for (const size of sizesOf(own.info))
    if (size !== 0) sizes.push({ size, pixels: (await webp(source(), size)).data });
  return { kind, width: own.info.width, height: own.info.height, sizes };
}

/**
 * Makes a picture anew from its pixels; nothing of the file itself is kept. Refuses what is none of
 * ours, what is too large before it is decoded, and what takes too long.
 */
export async function encodePicture(bytes: Uint8Array): Promise<Encoded> {
  const found = inspectPicture(bytes);
  return inTurn(() =>
    encode(bytes, found).catch((cause: unknown) => {
      throw cause instanceof Problem ? cause : refusePicture('broken');
    }),
  );
}
