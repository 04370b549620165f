export { previewPricePush, priceSums, withPrice } from './preview.ts';
export type { PricePushRecord } from './record.ts';
export { showPricePush } from './show.ts';
export { settledStatuses, soldDays, soldOf } from './sold.ts';
