import { tenderMoves, type Money, type TenderMove } from './tenderMoves.ts';

/**
 * The movement of a payment or refund: negative out of a member's wallet, positive into it; in sen.
 */
export type WalletMove = TenderMove;

/** Returns the wallet movements of a change of an order's money rows. */
export const walletMoves = (before: Money, after: Money): WalletMove[] =>
  tenderMoves(before, after, 'wallet').map((move) =>
    move.kind === 'payment' ? { ...move, amount: -move.amount } : move,
  );
