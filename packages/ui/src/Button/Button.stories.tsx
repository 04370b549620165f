import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlusIcon } from '../icons.ts';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Button.guide.ts';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  parameters: { guide },
  args: { children: 'Accept order', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['accent', 'neutral', 'danger', 'success'] as const;
const emphases = ['solid', 'soft', 'outline', 'ghost'] as const;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept order' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const EveryTone: Story = {
  render: (args) => (
    <Stack gap="s">
      {emphases.map((emphasis) => (
        <Inline key={emphasis}>
          {tones.map((tone) => (
            <Button key={tone} {...args} tone={tone} emphasis={emphasis} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="s" />
      <Button {...args} size="m" />
      <Button {...args} size="l" />
    </Inline>
  ),
};

export const WithIcon: Story = { args: { icon: <PlusIcon />, tone: 'accent', emphasis: 'solid' } };

export const Wide: Story = { args: { isWide: true, tone: 'accent', emphasis: 'solid', size: 'l' } };

export const Hovered: Story = { ...EveryTone, globals: { pseudo: { hover: true } } };

export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };

export const Pressed: Story = { ...EveryTone, globals: { pseudo: { active: true } } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').click();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { isPending: true, tone: 'accent', emphasis: 'solid', type: 'submit' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Accept order' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('type', 'button');
  },
};

export const LongText: Story = {
  args: {
    children: 'Bestellungsannahmebestätigung für Tischreservierungen an alle Küchenbildschirme',
  },
};
