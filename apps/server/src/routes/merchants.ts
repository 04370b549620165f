import {
  displayMenu,
  getMerchantInfo,
  listMembers,
  listPaymentOptions,
  type Member,
  type PaymentOption,
} from '@servery/api';
import { sql as columns } from 'kysely';
import { listByName } from '../listByName.ts';
import { merchantInfoOf } from '../merchants.ts';
import { displayedMenuOf } from '../orders/menu.ts';
import { narrow, oneOf } from '../scope.ts';
import { read } from '../route.ts';

const memberColumns = columns<Member>`id, name, phone, rank, is_active`;
const optionColumns = columns<PaymentOption>`id, name, kind, channel`;

/** What screens choose from: merchants, members, the menu, means to pay. */
export const merchantRoutes = [
  read(getMerchantInfo, ({ query, visit: { sql, caller } }) =>
    merchantInfoOf(sql, oneOf(caller, query.id, 'id')),
  ),
  read(listMembers, ({ query, visit: { sql, caller } }) =>
    listByName(sql, 'member', memberColumns, query, narrow(caller, query.merchant_id)),
  ),
  read(displayMenu, ({ query, visit: { sql, caller } }) => {
    const method = query.method === 'dine in' ? 'dine_in' : query.method;
    return displayedMenuOf(sql, oneOf(caller, query.merchant_id), method);
  }),
  read(listPaymentOptions, ({ query, visit: { sql, caller } }) =>
    listByName(sql, 'payment_option', optionColumns, query, narrow(caller, query.merchant_id)),
  ),
];
