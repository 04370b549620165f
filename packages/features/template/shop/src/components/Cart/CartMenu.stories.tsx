import { never, refuses, templateAnswer } from '@servery/api/mocks';
import { getCart, removeFromCart, setCartQuantity } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { cartLines } from '../../mocks/store.ts';
import { CartMenu } from './CartMenu.tsx';

/** At the end of a bar, as in the app, with space for the popover. */
const bar = {
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'flex-end',
  padding: 8,
  minBlockSize: 760,
} as const;

const meta = {
  component: CartMenu,
  args: { shopHref: '/apps/ecommerce/shop', checkoutHref: '/apps/ecommerce/checkout' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <header style={bar}>
      <CartMenu {...args} />
    </header>
  ),
} satisfies Meta<typeof CartMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const gyuto = 'Gyuto chef’s knife, 21 cm';
const rolls = 'Receipt rolls 80 mm, box of 50';
const bag = (name: string | RegExp = /^Cart/) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('dialog', { name: 'Your cart' });
const opens = async () => {
  await userEvent.click(await bag());
  return within(await panel());
};
const quantity = (name: string) => screen.findByRole('spinbutton', { name: `Quantity of ${name}` });

export const Loaded: Story = {
  play: async () => {
    await userEvent.click(await bag('Cart, 7 items'));
    const cart = within(await panel());
    await waitFor(() => expect(cart.getAllByRole('listitem')).toHaveLength(3));
    await expect(await quantity(rolls)).toHaveValue('4');
    await waitFor(() => expect(cart.getByText(/1,161\.00/)).toBeVisible());
    await expect(cart.getByRole('link', { name: 'Check out' })).toHaveAttribute(
      'href',
      '/apps/ecommerce/checkout',
    );
    await waitFor(() => expect(cart.getByRole('link', { name: 'Browse products' })).toBeVisible());
  },
};

export const AtRest: Story = {
  play: async () => {
    await expect(await bag('Cart, 7 items')).toHaveAttribute('aria-haspopup', 'dialog');
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await opens()) };
export const Touch: Story = {
  globals: { density: 'touch' },
  play: async () => void (await opens()),
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await opens();
    const box = (await panel()).getBoundingClientRect();
    await expect(box.left >= 0 && box.right <= window.innerWidth).toBe(true);
  },
};

export const WithoutLinks: Story = {
  args: { shopHref: undefined, checkoutHref: undefined },
  play: async () => {
    const cart = await opens();
    await cart.findAllByRole('listitem');
    await expect(cart.queryByRole('link')).toBeNull();
  },
};

export const Many: Story = {
  parameters: handled(
    templateAnswer(getCart, () => ({
      products: Array.from({ length: 24 }, (_, n) => ({
        ...cartLines()[n % 3]!,
        id: n + 1,
        name: `Ware number ${n + 1}`,
        qty: 10,
      })),
    })),
  ),
  play: async () => {
    await bag('Cart, 240 items');
    const cart = await opens();
    await expect(cart.getAllByRole('listitem')).toHaveLength(24);
  },
};

export const LongText: Story = {
  parameters: handled(
    templateAnswer(getCart, () => ({
      products: cartLines().map((line) => ({
        ...line,
        name: 'Küchengroßgerätereinigungsmittelkonzentrat für Dunstabzugshauben und Fettabscheider',
        price: 99_999_999,
        qty: 10,
      })),
    })),
  ),
  play: async () => void (await opens()),
};

export const Empty: Story = {
  parameters: handled(templateAnswer(getCart, () => ({ products: [] }))),
  play: async () => {
    await userEvent.click(await bag('Cart, empty'));
    await screen.findByRole('heading', { name: 'Your cart is empty' });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Browse products' })).toBeVisible(),
    );
    await expect(screen.queryByRole('link', { name: 'Check out' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: handled(never(getCart)),
  play: async () => {
    await opens();
    await expect(screen.getByText('Loading cart…')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: handled(refuses(getCart, 'crashed')),
  play: async ({ msw }) => {
    await opens();
    await screen.findByRole('heading', { name: 'Couldn’t load your cart' });
    msw.use(templateAnswer(getCart, () => ({ products: cartLines() })));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await quantity(gyuto);
  },
};

export const ChangesAQuantity: Story = {
  play: async () => {
    await opens();
    await quantity(gyuto);
    const more = screen.getByRole('button', { name: `Add one more ${gyuto}` });
    await expect(screen.getByRole('button', { name: `Remove one ${gyuto}` })).toBeDisabled();
    for (let qty = 2; qty <= 10; qty++) {
      await userEvent.click(more);
      await expect(await quantity(gyuto)).toHaveValue(String(qty));
    }
    await expect(more).toBeDisabled();
    await waitFor(() => expect(cartLines()[0]).toMatchObject({ id: 1, qty: 10 }));
    await userEvent.keyboard('{Escape}');
    await bag('Cart, 16 items');
  },
};

export const RemovesAndBringsBack: Story = {
  play: async () => {
    const cart = await opens();
    await quantity(rolls);
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${rolls}` }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    await expect(screen.getByText(`${rolls} removed`)).toBeVisible();
    await waitFor(() => expect(cartLines().map(({ id }) => id)).toEqual([1, 14]));
    await userEvent.click(undo);
    await expect(await quantity(rolls)).toHaveValue('4');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `Remove ${rolls}` })).toHaveFocus(),
    );
    await expect(cart.getAllByRole('listitem')[1]).toHaveTextContent(rolls);
    await waitFor(() => expect(cartLines().find(({ id }) => id === 17)?.qty).toBe(4));
  },
};

export const RollsBackRefusal: Story = {
  parameters: handled(refuses(setCartQuantity, 'crashed'), refuses(removeFromCart, 'crashed')),
  play: async () => {
    await opens();
    await userEvent.click(await screen.findByRole('button', { name: `Remove one ${rolls}` }));
    await screen.findByText(`Couldn’t update ${rolls}`);
    await expect(await quantity(rolls)).toHaveValue('4');
    await userEvent.click(await screen.findByRole('button', { name: `Remove ${gyuto}` }));
    await expect(await quantity(gyuto)).toHaveValue('1');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};

export const Keyboard: Story = {
  play: async () => {
    const opener = await bag('Cart, 7 items');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await panel();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const field = await quantity(rolls);
    for (let n = 0; n < 12 && document.activeElement !== field; n++) await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(field).toHaveValue('5'));
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Enter a number from 1 to 10.');
    await expect(cartLines().find(({ name }) => name === rolls)).toMatchObject({ qty: 5 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await bag()).toHaveFocus());
  },
};
