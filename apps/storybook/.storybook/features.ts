import { accountMocks, accountWrites } from '@servery/account/mocks';
import { authMocks } from '@servery/auth/mocks';
import { kitchenMocks } from '@servery/kitchen/mocks';
import { mediaMocks } from '@servery/media/mocks';
import { menuMocks } from '@servery/menu/mocks';
import { ordersMocks } from '@servery/orders/mocks';
import { printingMocks } from '@servery/printing/mocks';
import { queueMocks } from '@servery/queue/mocks';
import { searchMocks } from '@servery/search/mocks';
import { shopMocks } from '@servery/shop/mocks';
import { tablesMocks } from '@servery/tables/mocks';
import { reservationsMocks } from '@servery/reservations/mocks';
import { guestMocks } from '@servery/guest/mocks';
import { todoMocks } from '@servery/todo/mocks';
import { emailMocks } from '@servery/email/mocks';
import { chatMocks } from '@servery/chat/mocks';
import { kanbanMocks } from '@servery/kanban/mocks';
import { calendarMocks } from '@servery/calendar/mocks';
import { invoicesMocks } from '@servery/invoices/mocks';
import { dashboardMocks } from '@servery/dashboard/mocks';
import type { Feature } from '../src/feature.ts';

/**
 * The mock handlers and resets of each feature. `accountMocks` comes last, because its
 * `/admin/:role/:id` matches many other paths.
 */
export const features: readonly Feature[] = [
  accountWrites,
  ordersMocks,
  authMocks,
  searchMocks,
  shopMocks,
  menuMocks,
  tablesMocks,
  queueMocks,
  kitchenMocks,
  printingMocks,
  mediaMocks,
  reservationsMocks,
  guestMocks,
  todoMocks,
  emailMocks,
  chatMocks,
  kanbanMocks,
  calendarMocks,
  invoicesMocks,
  dashboardMocks,
  accountMocks,
];
