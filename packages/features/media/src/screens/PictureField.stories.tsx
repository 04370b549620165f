import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { PictureField, type PictureFieldProps } from './PictureField.tsx';

function StatefulField({ value: first, ...props }: PictureFieldProps) {
  const [value, setValue] = useState(first);
  return <PictureField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: PictureField,
  args: { value: null, onChange: () => undefined },
  render: (args) => <StatefulField {...args} />,
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('No picture yet');
  },
};

export const Picked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose picture' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Choose picture' }));
    await userEvent.click(await picker.findByRole('button', { name: /^Cendol / }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByText('Cendol');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await canvas.findByText('No picture yet');
  },
};

export const ReadOnly: Story = {
  args: { label: 'Banner', isReadOnly: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Banner' });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Gone: Story = {
  args: { value: 1 },
  play: async ({ canvas }) => {
    await canvas.findByText('This picture no longer exists');
  },
};
