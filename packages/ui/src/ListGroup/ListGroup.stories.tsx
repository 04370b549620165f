import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Pill } from '../Badge/Pill.tsx';
import { Card } from '../Card/Card.tsx';
import { BagIcon, ClockIcon, SettingsIcon } from '../icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './ListGroup.guide.ts';
import { ListGroup } from './ListGroup.tsx';

const press = fn();
const plain = [
  { id: 'a', title: 'Nasi lemak' },
  { id: 'b', title: 'Roti canai' },
  { id: 'c', title: 'Teh tarik' },
];
const buttons = [
  { id: 'orders', title: 'Orders', icon: <BagIcon aria-hidden />, end: <Pill>12</Pill> },
  { id: 'hours', title: 'Opening hours', icon: <ClockIcon aria-hidden />, isCurrent: true },
  { id: 'settings', title: 'Settings', icon: <SettingsIcon aria-hidden /> },
].map((item) => ({ ...item, onPress: () => press(item.id) }));
const links = [
  { id: 'l', href: '#list', title: 'List', isCurrent: true },
  { id: 'm', href: '#map', title: 'Map' },
];

const meta = {
  component: ListGroup,
  parameters: { guide },
  args: { label: 'Dishes', items: plain },
  beforeEach: () => {
    press.mockClear();
  },
} satisfies Meta<typeof ListGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Dishes' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const Buttons: Story = {
  args: { items: buttons },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Orders/ }));
    await expect(press).toHaveBeenCalledWith('orders');
    await expect(canvas.getByRole('button', { name: 'Opening hours' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};
export const Links: Story = {
  args: { items: links },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'List' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const Keyboard: Story = {
  args: { items: buttons },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Opening hours' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(press).toHaveBeenCalledTimes(2);
  },
};
export const Numbered: Story = { args: { isNumbered: true } };
export const Horizontal: Story = { args: { orientation: 'horizontal', items: buttons } };
export const Flush: Story = {
  render: (args) => (
    <Card padding="none">
      <ListGroup {...args} isFlush />
    </Card>
  ),
};
export const Described: Story = {
  args: {
    items: ['Wei Ling', 'Omar Haddad', 'Priya Nair'].map((name, index) => ({
      id: name,
      title: name,
      description: 'Waiter, since six in the morning',
      icon: <Avatar name={name} isDecorative />,
      end: `${index + 1} tables`,
      href: `#${index}`,
    })),
  },
};
export const EveryTone: Story = {
  args: {
    items: (['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const).map((tone) => ({
      id: tone,
      title: tone,
      tone,
    })),
  },
};
export const Hovered: Story = { args: { items: buttons }, globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  args: { items: buttons },
  globals: { pseudo: { focusVisible: true } },
};
export const Pressed: Story = {
  args: { items: buttons },
  globals: { pseudo: { active: true } },
};
export const Disabled: Story = {
  render: (args) => (
    <Stack>
      <ListGroup {...args} items={buttons.map((item) => ({ ...item, isDisabled: true }))} />
      <ListGroup
        {...args}
        label="Views"
        items={links.map((item) => ({ ...item, isDisabled: true }))}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) button.click();
    await expect(press).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'a',
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilungsbestellung',
        description: 'Wartet seit heute Morgen auf die Bestätigung der Bank '.repeat(4),
        icon: <BagIcon aria-hidden />,
        end: <Pill tone="warning">wartet</Pill>,
        onPress: press,
      },
    ],
  },
};
export const Many: Story = {
  args: {
    isNumbered: true,
    items: Array.from({ length: 120 }, (_, index) => ({
      id: String(index),
      title: `Dish ${index + 1}`,
    })),
  },
};
