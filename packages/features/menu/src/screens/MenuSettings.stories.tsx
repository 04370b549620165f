import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MenuSettings } from './MenuSettings.tsx';

const meta = {
  component: MenuSettings,
  args: {
    hrefs: {
      menus: { href: '/pages/menu/food_menu', createHref: '/pages/menu/food_menu?open=new' },
      categories: { href: '/pages/menu/category', createHref: '/pages/menu/category?open=new' },
      options: { href: '/pages/menu/food_option', createHref: '/pages/menu/food_option?open=new' },
      tables: { href: '/pages/setting/table' },
      operation: {
        href: '/pages/setting/operation',
        createHref: '/pages/setting/operation?open=new',
      },
      zones: { href: '/pages/setting/kitchen_zone' },
    },
  },
} satisfies Meta<typeof MenuSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const titles = canvas
      .getAllByRole('heading', { level: 2 })
      .map((element) => element.textContent);
    await expect(titles).toEqual([
      'Food Menus',
      'Categories',
      'Food Options',
      'Tables',
      'Operation',
      'Kitchen Zone',
    ]);
    for (const name of [
      'Create Food Menu',
      'Create Category',
      'Create Food Option',
      'Create Operation',
    ])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};

export const SomeClosed: Story = {
  args: { hrefs: { menus: { href: '/pages/menu/food_menu' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const Empty: Story = { args: { hrefs: {} } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
