import { getUserInfo } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Email } from './Email.tsx';

const meta = { component: Email } satisfies Meta<typeof Email>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hello ./)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(getUserInfo)] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(/^Hello/)).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(getUserInfo, 'crashed')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
