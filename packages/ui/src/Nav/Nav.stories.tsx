import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pill } from '../Badge/Pill.tsx';
import { BellIcon, CardIcon, StoreIcon, UserIcon } from '../icons.ts';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Nav.guide.ts';
import { Nav } from './Nav.tsx';

const navigate = fn();
const items = [
  { href: '/profile', label: 'Profile', icon: <UserIcon aria-hidden /> },
  { href: '/store', label: 'Store', icon: <StoreIcon aria-hidden />, isCurrent: true },
  { href: '/alerts', label: 'Alerts', icon: <BellIcon aria-hidden />, end: <Pill>4</Pill> },
  { href: '/cards', label: 'Cards', icon: <CardIcon aria-hidden /> },
];
const variants = ['plain', 'pills', 'tabs'] as const;

const meta = {
  component: Nav,
  parameters: { guide },
  args: { label: 'Settings', items },
  decorators: (Story) => (
    <NavigationProvider navigate={navigate}>
      <Story />
    </NavigationProvider>
  ),
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof Nav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Settings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Store' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Cards' }));
    await expect(navigate).toHaveBeenCalledWith('/cards', { replace: undefined });
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Store' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/store', { replace: undefined });
  },
};
/** Links that keep a part of the current address, which a click changes. */
function Searched() {
  const [search, setSearch] = useState('');
  return (
    <NavigationProvider navigate={() => setSearch('?q=rice')}>
      <Nav
        label="Lists"
        items={['Open', 'Done'].map((name) => ({
          id: name,
          href: `/${name}${search}`,
          label: name,
        }))}
      />
    </NavigationProvider>
  );
}
/** A link keeps the focus if its address changes. */
export const ChangingAddress: Story = {
  render: () => <Searched />,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Done' });
    await userEvent.click(link);
    await expect(link).toHaveAttribute('href', '/Done?q=rice');
    await expect(link).toHaveFocus();
  },
};
const each =
  (more: object): Story['render'] =>
  (args) => (
    <Stack>
      {variants.map((variant) => (
        <Nav key={variant} {...args} {...more} label={variant} variant={variant} />
      ))}
    </Stack>
  );

export const EveryVariant: Story = { render: each({}) };
export const Vertical: Story = { render: each({ orientation: 'vertical' }) };
export const Justified: Story = { render: each({ isJustified: true }) };
export const Centred: Story = { args: { variant: 'pills', align: 'center' } };
export const AtTheEnd: Story = { args: { variant: 'pills', align: 'end' } };
export const Hovered: Story = { ...EveryVariant, globals: { pseudo: { hover: true } } };
export const Focused: Story = { ...EveryVariant, globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { ...EveryVariant, globals: { pseudo: { active: true } } };
export const LongText: Story = {
  args: {
    orientation: 'vertical',
    variant: 'pills',
    items: [
      { href: '/a', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen', isCurrent: true },
      { href: '/b', label: 'Benachrichtigungseinstellungen für Küchenbildschirme' },
    ],
  },
};
export const Many: Story = {
  args: {
    variant: 'tabs',
    items: Array.from({ length: 30 }, (_, index) => ({
      href: `/${index}`,
      label: `Table ${index + 1}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('link', { name: 'Table 30' });
    for (let step = 0; step < 30; step += 1) await userEvent.tab();
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(last.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};
