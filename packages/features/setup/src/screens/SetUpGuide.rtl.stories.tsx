import type { Meta } from '@storybook/react-vite';
import type { SetUpGuide } from './SetUpGuide.tsx';
import * as stories from './SetUpGuide.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/SetUpGuide/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof SetUpGuide>;
export default meta;

export const NewBusiness = { ...stories.NewBusiness, play: undefined };
export const Phone = stories.Phone;
export const Support = { ...stories.Support, play: undefined };
export const RemovesSample = { ...stories.RemovesSample, play: undefined };
