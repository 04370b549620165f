export { matchesOf } from './matches.ts';
export { previewPricePush, priceSums, withPrice } from './preview.ts';
export type { GroupItem, GroupOutlet, PriceGroup, PricePushRecord } from './record.ts';
export { showPricePush } from './show.ts';
export { settledStatuses, soldDays, soldOf } from './sold.ts';
