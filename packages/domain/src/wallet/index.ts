export type { WalletEntry } from './entry.ts';
export { moved } from './moved.ts';
export { tenderMoves } from './tenderMoves.ts';
export type { Money, TenderMove } from './tenderMoves.ts';
export { walletMoves } from './walletMoves.ts';
export type { WalletMove } from './walletMoves.ts';
