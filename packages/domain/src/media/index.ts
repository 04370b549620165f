export { digestOf, requireDigest } from './digest.ts';
export { inspectPicture, kindOf, lookAt, mostBytes, mostPixels, refusePicture } from './inspect.ts';
export type { Inspected, PictureRefusal } from './inspect.ts';
export { deleteMedia, editMedia, toggleMedia, uploadMedia } from './library.ts';
export type { Kept, MediaAct, MediaRecord } from './record.ts';
export { mediaStands, pictureSizes, showMedia, sizesOf } from './show.ts';
export type { PictureSize } from './show.ts';
