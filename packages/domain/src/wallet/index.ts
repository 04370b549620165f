export type { WalletEntry } from './entry.ts';
export { moved } from './moved.ts';
export { walletMoves } from './walletMoves.ts';
export type { WalletMove } from './walletMoves.ts';
