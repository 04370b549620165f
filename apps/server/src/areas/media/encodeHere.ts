import {
  maxPixels,
  refusePicture,
  sizesOf,
  type Inspected,
  type PictureSize,
} from '@servery/domain/media';
import type { Sharp, SharpOptions } from 'sharp';

/** A picture as it is stored: WebP in several sizes, without any metadata. */
export interface Encoded {
  kind: Inspected['kind'];
  width: number;
  height: number;
  sizes: { size: PictureSize; pixels: Buffer }[];
}

const seconds = 20;

const load = async () => {
  const { default: sharp } = await import('sharp');
  // Allow only the decoders of the accepted formats, whatever format the library detects.
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
  limitInputPixels: maxPixels * maxPixels,
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

/** Encodes a picture in this process. Throws the library's error if it can't be decoded. */
export async function encodeHere(bytes: Uint8Array, { kind }: Inspected): Promise<Encoded> {
  const sharp = await (loaded ??= load());
  const source = () => sharp(bytes, options).autoOrient();
  const { format, width, height, mediaType } = await sharp(bytes, options).metadata();
  const isSame = formats[format] === kind && (kind !== 'avif' || mediaType === 'image/avif');
  if (!isSame || Math.max(width, height) > maxPixels) throw refusePicture('broken');
  const own = await webp(source(), 0);
  const sizes: Encoded['sizes'] = [{ size: 0, pixels: own.data }];
  for (const size of sizesOf(own.info))
    if (size !== 0) sizes.push({ size, pixels: (await webp(source(), size)).data });
  return { kind, width: own.info.width, height: own.info.height, sizes };
}
