import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Stack/Inline.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 3 } };
export const Control: Story = { args: { shape: 'control', width: 'third' } };
export const Picture: Story = { args: { shape: 'picture', width: 'third' } };
export const Card: Story = { args: { shape: 'card' } };
export const Person: Story = {
  render: () => (
    <Inline isWrapping={false}>
      <Skeleton shape="circle" />
      <Skeleton lines={2} />
    </Inline>
  ),
};
