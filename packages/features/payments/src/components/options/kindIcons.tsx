import type { PaymentKind } from '@servery/api';
import {
  BankIcon,
  CardIcon,
  CashIcon,
  QrIcon,
  ReceiptIcon,
  TicketIcon,
  WalletIcon,
} from '@servery/ui';
import type { ReactNode } from 'react';

/** The icon of each kind of payment option. */
export const kindIcons: Record<PaymentKind, ReactNode> = {
  cash: <CashIcon />,
  card: <CardIcon />,
  e_wallet: <QrIcon />,
  bank: <BankIcon />,
  wallet: <WalletIcon />,
  voucher: <TicketIcon />,
  other: <ReceiptIcon />,
};
