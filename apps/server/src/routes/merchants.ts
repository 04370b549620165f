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
import { known, narrow, oneOf } from '../scope.ts';
import { read } from '../route.ts';

const memberColumns = columns<Member>`id, name, phone, rank, is_active`;
const optionColumns = columns<PaymentOption>`id, name, kind, channel`;

/** What screens choose from: merchants, members, the menu, means to pay. */
export const merchantRoutes = [
  read(getMerchantInfo, ({ query, visit: { sql, caller } }) =>
    merchantInfoOf(sql, oneOf(caller, query.id, 'id')),
  ),
  read(listMembers, async ({ query, visit: { sql, caller } }) => {
    const scope = narrow(caller, await known(sql, caller, query.merchant_id));
    return listByName(sql, 'member', memberColumns, query, scope);
  }),
  read(displayMenu, async ({ query, visit: { sql, caller } }) => {
    const method = query.method === 'dine in' ? 'dine_in' : query.method;
    const merchant_id = oneOf(caller, await known(sql, caller, query.merchant_id));
    return displayedMenuOf(sql, merchant_id, method);
  }),
  read(listPaymentOptions, async ({ query, visit: { sql, caller } }) => {
    const scope = narrow(caller, await known(sql, caller, query.merchant_id));
    return listByName(sql, 'payment_option', optionColumns, query, scope);
  }),
];
