import { accountMocks, accountWrites } from '@servery/account/mocks';
import { kitchenMocks } from '@servery/kitchen/mocks';
import { mediaMocks } from '@servery/media/mocks';
import { menuMocks } from '@servery/menu/mocks';
import { ordersMocks } from '@servery/orders/mocks';
import { printingMocks } from '@servery/printing/mocks';
import { queueMocks } from '@servery/queue/mocks';
import { searchMocks } from '@servery/search/mocks';
import { tablesMocks } from '@servery/tables/mocks';
import type { Feature } from '../src/feature.ts';

/** What each feature brings to its stories: its answers, and how they forget what a story did. The account stands last: its `/admin/:role/:id` matches many an address. */
export const features: readonly Feature[] = [
  accountWrites,
  ordersMocks,
  searchMocks,
  menuMocks,
  tablesMocks,
  queueMocks,
  kitchenMocks,
  printingMocks,
  mediaMocks,
  accountMocks,
];
