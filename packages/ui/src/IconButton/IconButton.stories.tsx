import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeleteIcon, MoreIcon, PrinterIcon } from '../icons.ts';
import { Inline } from '../Stack/Inline.tsx';
import { guide } from './IconButton.guide.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  parameters: { guide },
  args: { label: 'More', children: <MoreIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const Emphases: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} emphasis="outline" label="Print">
        <PrinterIcon />
      </IconButton>
      <IconButton {...args} emphasis="soft" tone="danger" label="Delete">
        <DeleteIcon />
      </IconButton>
      <IconButton {...args} emphasis="solid" tone="accent" label="Print all">
        <PrinterIcon />
      </IconButton>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} size="s" emphasis="outline" />
      <IconButton {...args} size="m" emphasis="outline" />
      <IconButton {...args} size="l" emphasis="outline" />
    </Inline>
  ),
};

export const Disabled: Story = { args: { isDisabled: true, emphasis: 'outline' } };
export const Pending: Story = { args: { isPending: true, emphasis: 'outline' } };
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Hovered: Story = { ...Emphases, globals: { pseudo: { hover: true } } };
export const Focused: Story = { ...Emphases, globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { ...Emphases, globals: { pseudo: { active: true } } };
