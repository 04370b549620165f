import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Text.guide.ts';
import { Heading } from './Heading.tsx';
import { Text } from './Text.tsx';

const meta = {
  component: Text,
  parameters: { guide },
  args: { children: 'Two nasi lemak for table 12' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: (args) => (
    <Stack gap="s">
      {(['xs', 's', 'm', 'l'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: (args) => (
    <Stack gap="s">
      {(['inherit', 'muted', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="xxl">
        Well served
      </Heading>
      <Heading level={2}>Orders of today</Heading>
      <Heading level={3}>Table 12</Heading>
      <Heading level={4}>Payments</Heading>
    </Stack>
  ),
};
export const Truncated: Story = {
  args: {
    isTruncated: true,
    children: 'One line that goes on and on until its room ends. '.repeat(8),
  },
};
export const LongText: Story = {
  args: {
    as: 'p',
    children:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchenbestellungsannahmebestätigungsformular für Tisch 12',
  },
};
