/** One row of a wallet's ledger; rows are only ever added. Amounts in sen. */
export interface WalletEntry {
  merchant_id: number;
  id: number;
  member_id: number;
  kind: 'top_up' | 'payment' | 'reversal' | 'refund';
  /** Into the wallet above zero, out of it below. */
  amount: number;
  /** The balance once it had moved. */
  balance: number;
  order_id: number | null;
  payment_id: number | null;
  /** The refund that a row of that kind hands back. */
  refund_id?: number | null;
  business_date: string;
  at: string;
  by: string;
}
