import type { Meta } from '@storybook/react-vite';
import * as stories from './SwitchPerson.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/SwitchPerson/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta;
export default meta;

export const Empty = { parameters: stories.Empty.parameters };
export const Phone = { globals: { viewport: { value: 'phone', isRotated: false } } };
