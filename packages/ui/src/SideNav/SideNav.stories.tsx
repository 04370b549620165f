import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Pill } from '../Badge/Pill.tsx';
import { Button } from '../Button/Button.tsx';
import {
  ChartIcon,
  CustomersIcon,
  HomeIcon,
  ReceiptIcon,
  SettingsIcon,
  UtensilsIcon,
} from '../icons.ts';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { guide } from './SideNav.guide.ts';
import { SideNav } from './SideNav.tsx';

const navigate = fn();

const sections = [
  {
    id: 'day',
    items: [
      { id: 'home', label: 'Today', icon: <HomeIcon aria-hidden />, href: '/' },
      {
        id: 'orders',
        label: 'Orders',
        icon: <ReceiptIcon aria-hidden />,
        badge: <Pill tone="danger">3</Pill>,
        items: [
          { id: 'live', label: 'Live board', href: '/orders/live' },
          { id: 'history', label: 'History', href: '/orders/history' },
        ],
      },
    ],
  },
  {
    id: 'house',
    title: 'House',
    items: [
      {
        id: 'menu',
        label: 'Menu',
        icon: <UtensilsIcon aria-hidden />,
        items: [
          { id: 'dishes', label: 'Dishes', href: '/menu/dishes' },
          {
            id: 'offers',
            label: 'Offers',
            items: [
              { id: 'running', label: 'Running', href: '/menu/offers/running' },
              { id: 'planned', label: 'Planned', href: '/menu/offers/planned' },
            ],
          },
        ],
      },
      { id: 'guests', label: 'Guests', icon: <CustomersIcon aria-hidden />, href: '/guests' },
      { id: 'reports', label: 'Reports', icon: <ChartIcon aria-hidden />, href: '/reports' },
      { id: 'settings', label: 'Settings', icon: <SettingsIcon aria-hidden />, href: '/settings' },
    ],
  },
];

const meta = {
  component: SideNav,
  parameters: { guide, layout: 'fullscreen' },
  args: { label: 'Menu', sections, currentHref: '/orders/live' },
  decorators: (Story) => (
    <NavigationProvider navigate={navigate}>
      <div style={{ blockSize: 560, display: 'flex' }}>
        <Story />
      </div>
    </NavigationProvider>
  ),
  beforeEach: () => {
    navigate.mockClear();
  },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true';

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const orders = canvas.getByRole('button', { name: /Orders/ });
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await expect(isOpen(orders)).toBe(true);
    await expect(canvas.getByRole('link', { name: 'Live board' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(menu);
    await expect(isOpen(menu)).toBe(true);
    await expect(isOpen(orders)).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Offers' }));
    await expect(isOpen(menu)).toBe(true);
    await userEvent.click(await canvas.findByRole('link', { name: 'Planned' }));
    await expect(navigate).toHaveBeenCalledWith('/menu/offers/planned', { replace: undefined });
  },
};

export const ThirdLevel: Story = { args: { currentHref: '/menu/offers/running' } };

export const ComesFromElsewhere: Story = {
  render: function Moving(args) {
    const [href, setHref] = useState('/');
    return (
      <>
        <SideNav {...args} currentHref={href} />
        <Button onPress={() => setHref('/menu/offers/planned')}>Planned offers</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Planned offers' }));
    await expect(await canvas.findByRole('link', { name: 'Planned' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(isOpen(canvas.getByRole('button', { name: 'Offers' }))).toBe(true);
  },
};

export const Keyboard: Story = {
  args: { currentHref: '/', onNavigate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Today' })).toHaveFocus();
    await userEvent.tab();
    const orders = canvas.getByRole('button', { name: /Orders/ });
    await expect(orders).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(isOpen(orders)).toBe(true);
    const board = await canvas.findByRole('link', { name: 'Live board' });
    await waitFor(() => expect(board).toBeVisible());
    await userEvent.tab();
    await expect(board).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/orders/live', { replace: undefined });
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
  },
};

export const Collapsed: Story = {
  args: { isCollapsed: true },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Guests' })).toBeVisible();
    await expect(canvas.queryByText('Guests')).toBeNull();
    (await canvas.findByRole('button', { name: 'Menu' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dishes' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/menu/offers/running', { replace: undefined });
  },
};

export const CollapsedAtRest: Story = { args: { isCollapsed: true } };
export const Disabled: Story = {
  args: {
    sections: [
      {
        id: 'day',
        items: [
          { id: 'home', label: 'Today', icon: <HomeIcon aria-hidden />, href: '/' },
          {
            id: 'reports',
            label: 'Reports',
            icon: <ChartIcon aria-hidden />,
            href: '/reports',
            isDisabled: true,
          },
          {
            id: 'help',
            label: 'Handbook',
            icon: <SettingsIcon aria-hidden />,
            href: 'https://example.com/handbook',
            isExternal: true,
          },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Reports' }));
    await expect(navigate).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Handbook' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };

export const LongText: Story = {
  args: {
    sections: [
      {
        id: 'a',
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsabteilung',
        items: [
          {
            id: 'b',
            label: 'Benachrichtigungseinstellungen für Küchenbildschirme',
            icon: <SettingsIcon aria-hidden />,
            badge: <Pill>neu</Pill>,
            href: '/orders/live',
          },
        ],
      },
    ],
  },
};

export const Many: Story = {
  args: {
    sections: Array.from({ length: 4 }, (_, part) => ({
      id: String(part),
      title: `Part ${part + 1}`,
      items: Array.from({ length: 12 }, (__, index) => ({
        id: `${part} ${index}`,
        label: `Place ${index + 1}`,
        icon: <HomeIcon aria-hidden />,
        href: `/${part}/${index}`,
      })),
    })),
  },
};
