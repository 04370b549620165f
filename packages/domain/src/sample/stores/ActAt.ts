import type { Act } from '../../orders/index.ts';

/** Returns what rules need to act at a merchant. */
export type ActAt = (merchant_id: number) => Act;
