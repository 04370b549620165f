import type { Meta } from '@storybook/react-vite';
import * as stories from './Pricing.stories.tsx';
import type { PricingAddress } from './PricingAddress.fixtures.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Pricing/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof PricingAddress>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still };
export const Yearly = { ...stories.Yearly, ...still, args: { search: '?billing=yearly' } };
export const Failed = { ...stories.Failed, ...still };
