import type { Meta } from '@storybook/react-vite';
import type { Kanban } from './Kanban.tsx';
import * as stories from './Kanban.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/Kanban/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof Kanban>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still };
export const Empty = { ...stories.Empty, ...still };
export const Failed = { ...stories.Failed, ...still };
export const LongText = { ...stories.LongText, ...still };
export const Form = { args: { address: '/apps/kanban?task=1' } };
