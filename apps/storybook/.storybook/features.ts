import { accountMocks } from '@servery/account/mocks';
import { ordersMocks } from '@servery/orders/mocks';
import type { Feature } from '../src/feature.ts';

/** What each feature brings to its stories: its answers, and how they forget what a story did. The account stands last: its `/admin/:role/:id` matches many an address. */
export const features: readonly Feature[] = [ordersMocks, accountMocks];
