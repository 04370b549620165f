import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StarIcon } from '../icons.ts';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Pill.guide.ts';
import { Pill } from './Pill.tsx';

const navigate = fn();

const meta = {
  component: Pill,
  parameters: { guide },
  args: { children: '12' },
  decorators: (Story) => (
    <NavigationProvider navigate={navigate}>
      <Story />
    </NavigationProvider>
  ),
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof Pill>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const;

export const Default: Story = {};

export const EveryTone: Story = {
  render: (args) => (
    <Stack gap="s">
      {(['soft', 'solid', 'outline'] as const).map((emphasis) => (
        <Inline key={emphasis}>
          {tones.map((tone) => (
            <Pill key={tone} {...args} tone={tone} emphasis={emphasis}>
              {tone}
            </Pill>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const WithIcon: Story = {
  args: { icon: <StarIcon aria-hidden />, children: '4.8', tone: 'warning' },
};
export const AsLink: Story = {
  args: { href: '#late', tone: 'danger', children: '3 late' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '3 late' })).toHaveAttribute('href', '#late');
  },
};
export const Keyboard: Story = {
  ...AsLink,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('#late', { replace: undefined });
  },
};
export const Wide: Story = { args: { isWide: true, tone: 'info', children: 'Open until ten' } };
export const Hovered: Story = { args: AsLink.args, globals: { pseudo: { hover: true } } };
export const Focused: Story = { args: AsLink.args, globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { args: AsLink.args, globals: { pseudo: { active: true } } };
export const LongText: Story = {
  args: { children: 'Wartet auf die Bestätigung der Bank '.repeat(6) },
};
