import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClockIcon } from '../icons.ts';
import { Inline } from '../Stack/Inline.tsx';
import { guide } from './Badge.guide.ts';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  parameters: { guide },
  args: { children: 'Preparing' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const;
const every: Story['render'] = (args) => (
  <Inline>
    {tones.map((tone) => (
      <Badge key={tone} {...args} tone={tone}>
        {tone}
      </Badge>
    ))}
  </Inline>
);

export const Default: Story = {};
export const Soft: Story = { render: every };
export const Solid: Story = { args: { emphasis: 'solid' }, render: every };
export const Plain: Story = { args: { emphasis: 'plain' }, render: every };
export const WithIcon: Story = { args: { icon: <ClockIcon />, tone: 'warning' } };
export const LongText: Story = {
  args: { children: 'Wartet auf die Bestätigung der Bank '.repeat(6) },
};
