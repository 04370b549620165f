import { editKitchenZone, listKitchenZones, toggleKitchenZone } from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answer } from '@servery/sample/answer';
import { AddressBar } from '@servery/screens/fixtures';
import { KitchenZones } from './KitchenZones.tsx';

const outlet = 101;

const meta = {
  component: KitchenZones,
  args: { merchantId: outlet, search: '', onSearchChange: fn() },
  render: ({ search, onSearchChange, ...args }) => (
    <main>
      <AddressBar {...{ search, onSearchChange }}>
        {(address) => <KitchenZones {...args} {...address} />}
      </AddressBar>
    </main>
  ),
} satisfies Meta<typeof KitchenZones>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const row = (name: RegExp) => screen.findByRole('row', { name });
const shown: Story['play'] = async () => {
  await screen.findByText('Roti griddle');
};
const open = async (name: string) => {
  await userEvent.click(await screen.findByText(name));
  return within(await screen.findByRole('dialog', { name: `Zone ${name}` }));
};
/** Resolves once the drawer shows its fields. */
const nameField = () => screen.findByRole('textbox', { name: /^Name/ });

export const Loaded: Story = { play: shown };
export const Dark: Story = { globals: { skin: 'dark' }, play: shown };
export const Phone: Story = { globals: phone, play: shown };
export const Touch: Story = { globals: { density: 'touch' }, play: shown };

export const Loading: Story = {
  parameters: handled(never(listKitchenZones)),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Add zone' })).toBeDisabled();
  },
};

export const Empty: Story = {
  parameters: handled(empty(listKitchenZones)),
  play: async () => {
    await screen.findByRole('heading', { name: 'No zones yet' });
    await expect(await screen.findByRole('button', { name: 'Add zone' })).toBeEnabled();
  },
};

export const Failed: Story = {
  parameters: handled(refuses(listKitchenZones, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load kitchen zones' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Forbidden: Story = {
  parameters: handled(refuses(listKitchenZones, 'forbidden')),
  play: async () => {
    await screen.findByText(/You need the “View orders” permission/);
  },
};

export const ReadOnly: Story = {
  beforeEach: () => {
    sample().defaultUser = 'waiter';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async () => {
    await row(/Roti griddle/);
    await expect(screen.queryByRole('switch')).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Add zone' })).toBeNull();
  },
};

export const NoResult: Story = {
  play: async () => {
    await screen.findByText('Roti griddle');
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    await screen.findByRole('heading', { name: 'No matching zones' });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await screen.findByText('Roti griddle');
  },
};

export const DishesWithoutZone: Story = {
  args: { merchantId: 102 },
  beforeEach: () => {
    sample().defaultUser = 'merchant.bangsar';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async () => {
    await screen.findByText('3 dishes have no zone');
    await screen.findByText(
      /Papadom basket, Rojak pasembor, and Sotong kari\. The kitchen isn’t notified/,
    );
  },
};

export const LongText: Story = {
  parameters: handled(
    answer(listKitchenZones, () => ({
      aaData: Array.from({ length: 3 }, (_, i) => ({
        id: i + 1,
        version: 1,
        merchant_id: outlet,
        name: 'Dunstabzugshaubenreinigungsmittelkonzentr',
        is_active: i !== 1,
        is_fallback: i === 0,
        course: 9,
        has_display: true,
        printer_id: 7,
        fallback_printer_id: null,
        categories: Array.from({ length: 9 }, (__, n) => ({
          id: n + 1,
          name: 'Everything that the kitchen can think of and then some more',
        })),
        items: [],
        item_count: 1234,
      })),
      total: 3,
    })),
  ),
  play: async () => {
    await expect((await screen.findAllByText(/^Dunstabzug/)).length).toBe(3);
  },
};

export const Toggled: Story = {
  play: async () => {
    const toggle = await screen.findByRole('switch', { name: 'Zone Wok is open' });
    await userEvent.click(toggle);
    await waitFor(() =>
      expect(
        sample()
          .kitchens.of(outlet)
          .find((z) => z.name === 'Wok'),
      ).toMatchObject({ is_active: false }),
    );
    await waitFor(() => expect(toggle).not.toBeChecked());
  },
};

export const ToggleRefused: Story = {
  parameters: handled(refuses(toggleKitchenZone, 'forbidden')),
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Zone Wok is open' }));
    await screen.findByText('You don’t have permission to do this. Ask someone who does.');
  },
};

export const Added: Story = {
  play: async () => {
    await screen.findByText('Roti griddle');
    await userEvent.click(await screen.findByRole('button', { name: 'Add zone' }));
    await userEvent.type(await nameField(), 'Bazaar stall');
    const form = within(await screen.findByRole('dialog', { name: 'New zone' }));
    const categories = form.getByRole('combobox', { name: 'Categories' });
    await userEvent.click(categories);
    await expect(await screen.findByRole('option', { name: /^Drinks/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(await screen.findByRole('option', { name: 'Bazaar Ramadan' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await form.findByRole('button', { name: 'Add zone' }));
    await screen.findByText('Zone Bazaar stall saved');
    await row(/Bazaar stall/);
  },
};

export const Invalid: Story = {
  play: async () => {
    await screen.findByText('Roti griddle');
    await userEvent.click(await screen.findByRole('button', { name: 'Add zone' }));
    await userEvent.type(await nameField(), 'Wok');
    const form = within(await screen.findByRole('dialog', { name: 'New zone' }));
    await userEvent.click(await form.findByRole('button', { name: 'Add zone' }));
    await form.findByRole('group', { name: 'There’s 1 problem to fix' });
    await expect(await nameField()).toHaveAccessibleDescription(
      'Another zone already has this name.',
    );
  },
};

export const Changed: Story = {
  play: async () => {
    const form = await open('Wok');
    const name = await nameField();
    await userEvent.clear(name);
    await userEvent.type(name, 'Fire and steel');
    await userEvent.click(await form.findByRole('button', { name: 'Save zone' }));
    await row(/Fire and steel/);
  },
};

export const ConflictingChange: Story = {
  parameters: handled(refuses(editKitchenZone, 'conflict')),
  play: async () => {
    const form = await open('Wok');
    await nameField();
    await userEvent.click(await form.findByRole('button', { name: 'Save zone' }));
    await form.findByText(/Someone else has changed this/);
  },
};

export const Deleted: Story = {
  play: async () => {
    const form = await open('Wok');
    await userEvent.click(await form.findByRole('button', { name: 'Delete zone' }));
    const question = within(await screen.findByRole('alertdialog'));
    await question.findByText('11 dishes will move to Curry counter.');
    await userEvent.click(question.getByRole('button', { name: 'Delete zone' }));
    await waitFor(() => expect(screen.queryByText('Wok')).toBeNull());
  },
};

export const Keyboard: Story = {
  play: async () => {
    await row(/Curry counter/);
    (await screen.findByRole('button', { name: 'Add zone' })).focus();
    await userEvent.keyboard('{Enter}');
    await nameField();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add zone' })).toHaveFocus());
  },
};

const refused = refusedFields(editKitchenZone, {
  name: 'Name',
  'item_ids.0': 'Individual dishes',
  course: 'Course',
  has_display: 'Show tickets on the kitchen display',
  printer_id: 'Printer',
});

/** Shows the host's error at each field that was refused. */
export const RefusesFields: Story = {
  parameters: { msw: { handlers: [refused.handler] } },
  play: async () => {
    await open('Wok');
    await nameField();
    const drawer = await screen.findByRole('dialog', { name: 'Zone Wok' });
    await refused.check(drawer, 'Save zone', 'There are 5 problems to fix');
  },
};
