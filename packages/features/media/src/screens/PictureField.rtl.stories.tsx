import type { Meta } from '@storybook/react-vite';
import type { PictureField } from './PictureField.tsx';
import * as stories from './PictureField.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/PictureField/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof PictureField>;
export default meta;

export const None = { ...stories.None, play: undefined };
