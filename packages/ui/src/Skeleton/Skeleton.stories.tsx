import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Skeleton.guide.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton, parameters: { guide } } satisfies Meta<typeof Skeleton>;
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
export const Many: Story = {
  render: () => (
    <Stack>
      {Array.from({ length: 8 }, (_, n) => (
        <Inline key={n} isWrapping={false}>
          <Skeleton shape="circle" />
          <Skeleton lines={2} />
        </Inline>
      ))}
    </Stack>
  ),
};
