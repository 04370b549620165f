import type { Meta } from '@storybook/react-vite';
import type { DailyReport } from './DailyReport.tsx';
import * as stories from './DailyReport.stories.tsx';

const meta = {
  ...stories.default,
  title: 'screens/DailyReport/Right to left',
  globals: { locale: 'ar' },
} satisfies Meta<typeof DailyReport>;
export default meta;

const still = { play: undefined };
export const Loaded = { ...stories.Loaded, ...still };
export const Short = { ...stories.Short, ...still };
export const Empty = { ...stories.Empty, ...still };
export const ClosingWaits = { ...stories.ClosingWaits, play: undefined };
export const Closed = { ...stories.Closed, ...still };
export const Phone = { ...stories.Phone, ...still };
