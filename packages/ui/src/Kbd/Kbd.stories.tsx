import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Stack/Inline.tsx';
import { guide } from './Kbd.guide.ts';
import { Kbd } from './Kbd.tsx';

const meta = { component: Kbd, parameters: { guide }, args: { children: 'K' } } satisfies Meta<
  typeof Kbd
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chord: Story = {
  render: () => (
    <Inline gap="xs">
      <Kbd>Ctrl</Kbd>
      <Kbd>K</Kbd>
    </Inline>
  ),
};
