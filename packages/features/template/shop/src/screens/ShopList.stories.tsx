import { never, refuses, setScenario, templateAnswer } from '@servery/api/mocks';
import { addToCart, addToWishlist, listProducts } from '@servery/api/template';
import { AddressBar } from '@servery/screens/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { facetsOf } from '../mocks/narrow.ts';
import { products } from '../mocks/products.ts';
import { store, shown } from '../mocks/store.ts';
import { ShopList } from './ShopList.tsx';

const meta = {
  component: ShopList,
  args: {
    search: '',
    onSearchChange: fn(),
    hrefOf: ({ slug }) => `/apps/ecommerce/product-detail/${slug}`,
    cartHref: '/apps/ecommerce/checkout',
  },
  render: ({ search, onSearchChange, ...args }) => (
    <main>
      <AddressBar {...{ search, onSearchChange }}>
        {(address) => <ShopList {...args} {...address} />}
      </AddressBar>
    </main>
  ),
} satisfies Meta<typeof ShopList>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const address = () =>
  new URLSearchParams(document.querySelector<HTMLElement>('[data-address]')!.dataset.address);
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Products' })).getAllByRole('listitem');
const counts = (count: number) => waitFor(async () => expect(await cards()).toHaveLength(count));
const filters = async () => {
  await counts(9);
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
};

export const Loaded: Story = {
  play: async () => {
    await counts(9);
    await screen.findByText('27 results found');
    const [first] = await cards();
    await expect(within(first!).getByRole('link', { name: /^Gyuto/ })).toHaveAttribute(
      'href',
      '/apps/ecommerce/product-detail/gyuto-chef-s-knife-21-cm-1',
    );
    await expect(within(first!).getByRole('link', { name: 'View in cart' })).toBeVisible();
  },
};

export const AsAList: Story = { args: { search: 'look=list' }, play: () => counts(9) };
export const Dark: Story = { globals: { skin: 'dark' }, play: () => counts(9) };
export const Touch: Story = { globals: { density: 'touch' }, play: () => counts(9) };
export const Phone: Story = { globals: phone, play: () => counts(9) };
export const PhoneAsAList: Story = {
  globals: phone,
  args: { search: 'look=list' },
  play: () => counts(9),
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => {
    await screen.findByRole('heading', { name: 'No products yet' });
  },
};
export const Many: Story = {
  beforeEach: () => setScenario('many'),
  play: async () => {
    await counts(9);
    await screen.findByText('999 results found');
  },
};
export const WithoutLinks: Story = {
  args: { hrefOf: undefined, cartHref: undefined },
  play: async () => {
    await counts(9);
    await expect(screen.queryByRole('link')).toBeNull();
    await expect(screen.getAllByText('In cart').length).toBeGreaterThan(0);
  },
};

export const LongText: Story = {
  parameters: handled(
    templateAnswer(listProducts, ({ query }) => ({
      products: products.slice(0, 3).map((one) => ({
        ...shown(one),
        name: 'Küchengroßgerätereinigungsmittelkonzentrat für Dunstabzugshauben und Fettabscheider',
        brand: 'Donaudampfschifffahrtsgesellschaft',
        price: 99_999_999,
      })),
      total: 3,
      userWishlist: [],
      userCart: [],
      facets: facetsOf(query),
    })),
  ),
  play: () => counts(3),
};

export const NoResult: Story = {
  args: { search: 'q=unicorn&rating=4&sort=price-asc' },
  play: async () => {
    await screen.findByRole('heading', { name: 'No matching products' });
    await expect(screen.getByText('No results')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await counts(9);
    await expect(String(address())).toBe('sort=price-asc');
  },
};

export const PastTheEnd: Story = {
  args: { search: 'page=9' },
  play: async () => {
    await screen.findByRole('heading', { name: 'There’s nothing on this page' });
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the first page' }));
    await counts(9);
  },
};

export const Loading: Story = {
  parameters: handled(never(listProducts)),
  play: async () => {
    await expect(await screen.findByText('Loading products…')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Filters' })).toBeDisabled();
  },
};

export const Failed: Story = {
  parameters: handled(refuses(listProducts, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load products' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const TurnsPages: Story = {
  args: { search: 'q=e' },
  play: async ({ args }) => {
    await counts(9);
    const all = products.filter(({ name }) => /e/i.test(name)).length;
    await userEvent.click(await screen.findByRole('button', { name: 'Last page' }));
    await counts(all % 9 || 9);
    await expect(screen.getByText(`${all - (all % 9 || 9) + 1}–${all} of ${all}`)).toBeVisible();
    await expect(args.onSearchChange).toHaveBeenLastCalledWith(
      `q=e&page=${Math.ceil(all / 9)}`,
      false,
    );
    await expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const Searches: Story = {
  play: async ({ args }) => {
    await counts(9);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'WOK');
    await screen.findByText('1 result found');
    await counts(1);
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('q=WOK', false);
  },
};

export const Sorts: Story = {
  play: async () => {
    await counts(9);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Sort by' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Price: high to low' }));
    await waitFor(async () =>
      expect((await cards())[0]).toHaveTextContent('Countertop order tablet'),
    );
    await expect(String(address())).toBe('sort=price-desc');
  },
};

export const Narrows: Story = {
  play: async () => {
    const drawer = await filters();
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Ordo (3)' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Brasa (3)' }));
    await drawer.findByRole('button', { name: 'Show 6 products' });
    await userEvent.click(drawer.getByRole('radio', { name: /and above$/ }));
    await drawer.findByRole('button', { name: 'Show 3 products' });
    await userEvent.click(drawer.getByRole('radio', { name: /^Devices/ }));
    await drawer.findByRole('button', { name: 'Show 2 products' });
    await userEvent.click(drawer.getByRole('radio', { name: /^4 stars and up/ }));
    await expect(address().getAll('brand')).toEqual(['Ordo', 'Brasa']);
    await userEvent.click(drawer.getByRole('button', { name: 'Show 2 products' }));
    await counts(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Filters (5)' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    await counts(9);
    await expect(String(address())).toBe('');
  },
};

export const NarrowsByRange: Story = {
  play: async () => {
    const drawer = await filters();
    const most = drawer.getByRole('slider', { name: 'Maximum' });
    await fireEvent.change(most, { target: { value: 6000 } });
    await waitFor(() => expect(address().get('max')).toBe('6000'));
    await drawer.findByRole('button', { name: 'Show 2 products' });
  },
};

export const Wishlist: Story = {
  play: async () => {
    await counts(9);
    const wishlistButton = () =>
      screen.getByRole('button', { name: 'Wishlist: Whetstone 1000/6000' });
    await expect(wishlistButton()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(wishlistButton());
    await waitFor(() => expect(wishlistButton()).toHaveAttribute('aria-pressed', 'true'));
    await expect(store.read().wishlist.some(({ productId }) => productId === 4)).toBe(true);
    await userEvent.click(wishlistButton());
    await waitFor(() => expect(wishlistButton()).toHaveAttribute('aria-pressed', 'false'));
  },
};

export const PutsIntoTheCart: Story = {
  play: async () => {
    await counts(9);
    const [, , cleaver] = await cards();
    screen.getByRole('button', { name: 'Add to cart: Chinese cleaver, 20 cm' }).focus();
    await userEvent.keyboard('{Enter}');
    const view = await within(cleaver!).findByRole('link', { name: 'View in cart' });
    await waitFor(() => expect(view).toHaveFocus());
    await expect(store.read().cart.some(({ productId }) => productId === 3)).toBe(true);
  },
};

export const ShowsErrors: Story = {
  parameters: handled(refuses(addToCart, 'crashed'), refuses(addToWishlist, 'crashed')),
  play: async () => {
    await counts(9);
    await userEvent.click(await screen.findByRole('button', { name: /^Add to cart: Chinese/ }));
    await screen.findByText('Couldn’t update Chinese cleaver, 20 cm');
    await expect(screen.getByRole('button', { name: /^Add to cart: Chinese/ })).toBeVisible();
  },
};
