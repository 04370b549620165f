import type { Meta } from '@storybook/react-vite';
import type { TodoList } from './TodoList.tsx';
import * as stories from './TodoList.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/TodoList/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof TodoList>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still };
export const Empty = { ...stories.Empty, ...still };
export const Failed = { ...stories.Failed, ...still };
export const NoSuchFilter = { ...stories.NoSuchFilter, ...still };
export const LongText = { ...stories.LongText, ...still };
export const Form = { args: { address: '/apps/todo?task=15' } };
