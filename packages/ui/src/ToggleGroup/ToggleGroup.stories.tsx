import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BagIcon, BellIcon, BikeIcon, ClockIcon, UtensilsIcon } from '../icons.ts';
import { Inline } from '../Stack/Inline.tsx';
import { guide } from './ToggleGroup.guide.ts';
import { ToggleGroup } from './ToggleGroup.tsx';

const items = [
  { id: 'table', label: 'Table', icon: <UtensilsIcon aria-hidden /> },
  { id: 'pickup', label: 'Pick-up', icon: <BagIcon aria-hidden /> },
  { id: 'delivery', label: 'Delivery', icon: <BikeIcon aria-hidden /> },
];

const meta = {
  component: ToggleGroup,
  parameters: { guide },
  args: {
    label: 'Ways of service shown',
    items,
    defaultSelectedKeys: ['table'],
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof ToggleGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const delivery = canvas.getByRole('button', { name: 'Delivery' });
    await userEvent.click(delivery);
    await expect(delivery).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['table', 'delivery']));
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['delivery']));
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('button');
    if (!first || !second || !third) throw new Error('Three toggles are needed');
    const isRtl = canvasElement.ownerDocument.dir === 'rtl';
    const forward = isRtl ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(third).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(`${forward}{Enter}`);
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect(canvasElement.ownerDocument.body).toHaveFocus();
  },
};

export const Single: Story = {
  args: { selectionMode: 'single' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['delivery']));
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
  },
};

export const OneStaysOn: Story = {
  args: { disallowEmptySelection: true },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('button', { name: 'Table' });
    await userEvent.click(table);
    await expect(table).toHaveAttribute('aria-pressed', 'true');
  },
};

export const IconsAlone: Story = {
  args: {
    items: [
      ...items.map((item) => ({ ...item, isIconOnly: true })),
      { id: 'bell', label: 'Sound', icon: <BellIcon aria-hidden />, isIconOnly: true },
      { id: 'late', label: 'Late orders', icon: <ClockIcon aria-hidden />, isIconOnly: true },
    ],
    defaultSelectedKeys: ['table', 'bell'],
  },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };
export const Wide: Story = { args: { isWide: true } };
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <ToggleGroup {...args} size="s" label="Small" />
      <ToggleGroup {...args} size="m" label="Medium" />
      <ToggleGroup {...args} size="l" label="Large" />
    </Inline>
  ),
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Delivery' }).click();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    isWide: true,
    items: [
      { id: 'a', label: 'Bestellungsannahmebestätigung' },
      { id: 'b', label: 'Küchenbildschirmbenachrichtigungen' },
    ],
    defaultSelectedKeys: ['b'],
  },
};

export const Many: Story = {
  args: {
    label: 'Hours',
    size: 's',
    items: Array.from({ length: 8 }, (_, index) => ({ id: String(index), label: `${index + 9}` })),
    defaultSelectedKeys: ['2', '3', '4'],
  },
};
