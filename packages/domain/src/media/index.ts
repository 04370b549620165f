export { digestOf, requireDigest } from './digest.ts';
export { inspectPicture, kindOf, lookAt, maxBytes, maxPixels, refusePicture } from './inspect.ts';
export type { Inspected, PictureRefusal } from './inspect.ts';
export { copyMedia, deleteMedia, editMedia, toggleMedia, uploadMedia } from './library.ts';
export type { PixelFacts, MediaContext, MediaRecord } from './record.ts';
export { isUsed, matchesMediaStatus, pictureSizes, showMedia, sizesOf, unused } from './show.ts';
export type { PictureSize } from './show.ts';
export type { PictureUses } from './store.ts';
