import type { Meta } from '@storybook/react-vite';
import type { Email } from './Email.tsx';
import * as stories from './Email.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Email/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Email>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still };
export const Empty = { ...stories.Empty, ...still };
export const Failed = { ...stories.Failed, ...still };
export const LongText = { ...stories.LongText, ...still };
export const Read = { ...stories.ReadOnPhone, ...still, globals: {} };
export const Composed = { ...stories.ComposedOnAPhone, ...still, globals: {} };
