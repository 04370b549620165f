import type { Meta } from '@storybook/react-vite';
import * as stories from './Faq.stories.tsx';
import type { HelpAddress } from './HelpAddress.fixtures.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Faq/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof HelpAddress>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still };
export const NoResultInCategory = { ...stories.NoResultInCategory, ...still };
export const Services = { ...stories.Services, ...still };
export const RelatedPages = { ...stories.RelatedPages, ...still };
export const Failed = { ...stories.Failed, ...still };
