import type { PricePush } from '@servery/api';

/** An item whose price was pushed, and the price that it had before. */
export interface PushedPrice {
  merchant_id: number;
  item_id: number;
  price: number;
}

/** A price push as hosts store it. */
export interface PricePushRecord extends Pick<
  PricePush,
  'id' | 'item_id' | 'merchant_id' | 'name' | 'price' | 'at' | 'by' | 'undone_at' | 'undone_by'
> {
  /** The changed items of the outlets, by the ids of their merchants. */
  outlets: readonly PushedPrice[];
}
