export type { Pictures } from './compareItem.ts';
export { previewItemPush } from './preview.ts';
export type { ComparedItem, ComparedMenu, ItemPushRecord, PictureFacts } from './record.ts';
export { showItemPush } from './show.ts';
