import type { Meta } from '@storybook/react-vite';
import type { Chat } from './Chat.tsx';
import * as stories from './Chat.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Chat/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Chat>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still, args: { address: '/apps/chat?contact=2' } };
export const Empty = { ...stories.Empty, ...still };
export const Failed = { ...stories.Failed, ...still };
export const LongText = { ...stories.LongText, ...still };
export const Contact = { ...stories.Contact, ...still };
export const Own = { ...stories.Own, ...still, args: { address: '/apps/chat?panel=own' } };
