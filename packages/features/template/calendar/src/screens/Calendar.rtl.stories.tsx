import type { Meta } from '@storybook/react-vite';
import * as stories from './Calendar.stories.tsx';
import type { Calendar } from './Calendar.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Calendar/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Calendar>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Week = { ...stories.Week, ...still };
export const List = { ...stories.List, ...still };
export const Phone = { ...stories.Phone, ...still };
export const Empty = { ...stories.Empty, ...still };
export const Failed = { ...stories.Failed, ...still };
export const LongText = { ...stories.LongText, ...still };
export const Form = { args: { address: '/apps/calendar?date=2026-11-18&event=4' } };
