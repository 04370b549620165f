import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Stack/Inline.tsx';
import { guide } from './Divider.guide.ts';
import { Divider } from './Divider.tsx';

const meta = { component: Divider, parameters: { guide } } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {};
export const Vertical: Story = {
  render: () => (
    <Inline>
      Table 12
      <Divider orientation="vertical" />
      Aisyah
    </Inline>
  ),
};
