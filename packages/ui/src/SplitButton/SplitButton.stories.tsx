import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PrinterIcon } from '../icons.ts';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './SplitButton.guide.ts';
import { SplitButton } from './SplitButton.tsx';

const meta = {
  component: SplitButton,
  parameters: { guide },
  args: {
    children: 'Print ticket',
    label: 'Print',
    menuLabel: 'Other prints',
    items: [
      { id: 'kitchen', label: 'Print for the kitchen' },
      { id: 'bill', label: 'Print the bill' },
    ],
    onPress: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print ticket' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Other prints' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Print the bill' }));
    await expect(args.onAction).toHaveBeenCalledWith('bill');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    const opener = canvas.getByRole('button', { name: 'Other prints' });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Print the bill' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Print for the kitchen' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('kitchen');
  },
};

export const EveryTone: Story = {
  render: (args) => (
    <Stack gap="s">
      {(['solid', 'soft', 'outline'] as const).map((emphasis) => (
        <Inline key={emphasis}>
          {(['accent', 'neutral', 'danger', 'success'] as const).map((tone) => (
            <SplitButton key={tone} {...args} tone={tone} emphasis={emphasis} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  args: { icon: <PrinterIcon aria-hidden />, tone: 'accent', emphasis: 'solid' },
  render: (args) => (
    <Inline>
      <SplitButton {...args} size="s" />
      <SplitButton {...args} size="m" />
      <SplitButton {...args} size="l" />
    </Inline>
  ),
};

export const Hovered: Story = { ...EveryTone, globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { ...EveryTone, globals: { pseudo: { active: true } } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button')) button.click();
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const Pending: Story = {
  args: { isPending: true, tone: 'accent', emphasis: 'solid' },
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button')) button.click();
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

export const LongText: Story = {
  args: { children: 'Bestellungsannahmebestätigung für Tischreservierungen ausdrucken' },
};
