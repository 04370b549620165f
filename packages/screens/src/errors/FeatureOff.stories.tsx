import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeatureOff } from './FeatureOff.tsx';

const meta = {
  title: 'screens/FeatureOff',
  component: FeatureOff,
  args: { feature: 'attendance', by: 'merchant' },
} satisfies Meta<typeof FeatureOff>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByMerchant: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '“Attendance” is turned off' })).toBeVisible();
    await expect(canvas.getByText(/^Your business has turned it off/)).toBeVisible();
  },
};
export const ByPlan: Story = {
  args: { feature: 'reservations', by: 'plan' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It isn’t part of your plan/)).toBeVisible();
  },
};
export const ByPlatform: Story = {
  args: { feature: 'template_apps', by: 'platform' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The platform has turned it off/)).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar' } };
export const Dark: Story = { globals: { skin: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
