/** One row of a wallet's ledger; rows are only ever added. Amounts in sen. */
export interface WalletEntry {
  merchant_id: number;
  id: number;
  member_id: number;
  kind: 'top_up' | 'payment' | 'reversal' | 'refund';
  /** Positive for money into the wallet, negative for money out of it. */
  amount: number;
  /** The balance after the movement. */
  balance: number;
  order_id: number | null;
  payment_id: number | null;
  /** The refund that a row of kind `refund` pays back. */
  refund_id?: number | null;
  business_date: string;
  at: string;
  by: string;
}
