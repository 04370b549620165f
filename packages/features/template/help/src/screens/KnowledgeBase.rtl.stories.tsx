import type { Meta } from '@storybook/react-vite';
import type { KnowledgeAddress } from './KnowledgeAddress.fixtures.tsx';
import * as stories from './KnowledgeBase.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/KnowledgeBase/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof KnowledgeAddress>;
export default meta;

const still = { play: undefined };

export const Loaded = { ...stories.Loaded, ...still };
export const Phone = { ...stories.Phone, ...still };
export const NoResult = { ...stories.NoResult, ...still };
export const Category = { ...stories.Category, ...still };
export const Question = { ...stories.Question, ...still };
