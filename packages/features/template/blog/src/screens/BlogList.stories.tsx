import { never, refuses, setScenario, templateAnswer } from '@servery/api/mocks';
import { getBlogSidebar, listBlogPosts } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { findPosts } from '../mocks/find.ts';
import { BlogAddress } from './BlogAddress.fixtures.tsx';
import { at, handled, phone, restored } from './stories.fixtures.ts';

const home = '/pages/blog/list';

const meta = {
  title: 'screens/BlogList',
  component: BlogAddress,
  args: { address: home, onAddressChange: fn() },
  beforeEach: restored,
} satisfies Meta<typeof BlogAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Posts' })).getAllByRole('listitem');
const counts = (count: number) => waitFor(async () => expect(await cards()).toHaveLength(count));
const categories = async () => within(await screen.findByRole('list', { name: 'Categories' }));
const loaded: Story['play'] = async () => {
  await counts(6);
  await categories();
};

export const Loaded: Story = {
  play: async () => {
    await counts(6);
    await screen.findByText('14 posts');
    const first = within((await cards())[0]!);
    await expect(
      first.getByRole('heading', { name: 'Five sauces that outlive a dinner service' }),
    ).toBeVisible();
    await expect(first.getByText('Oct 12, 2026')).toBeVisible();
    await expect(first.getByRole('link', { name: 'Food' })).toHaveAttribute(
      'href',
      `${home}?category=food`,
    );
    await userEvent.click(first.getByRole('link', { name: /^Read more: Five sauces/ }));
    await at('/pages/blog/detail/14');
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: loaded };
export const Touch: Story = { globals: { density: 'touch' }, play: loaded };
export const Phone: Story = { globals: phone, play: loaded };

export const Loading: Story = {
  parameters: handled(never(listBlogPosts), never(getBlogSidebar)),
  play: async () => {
    await expect((await screen.findAllByText('Loading posts…'))[0]).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(listBlogPosts, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load posts' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await categories();
  },
};
export const SidebarFailed: Story = {
  parameters: handled(refuses(getBlogSidebar, 'crashed')),
  play: async () => {
    await counts(6);
    await screen.findByRole('heading', { name: 'Couldn’t load the categories' });
  },
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => {
    await screen.findByRole('heading', { name: 'No posts yet' });
    await categories();
    await expect(screen.queryByRole('heading', { name: 'Recent posts' })).toBeNull();
  },
};
export const Many: Story = {
  beforeEach: () => setScenario('many'),
  play: async () => {
    await counts(6);
    await screen.findByText('420 posts');
  },
};
export const LongText: Story = {
  parameters: handled(
    templateAnswer(listBlogPosts, ({ query }) => {
      const word = 'Küchengroßgerätereinigungsmittelkonzentrat';
      const { posts } = findPosts(query);
      const long = { title: word, excerpt: word, userFullName: word, comment: 1139 };
      return { posts: posts.slice(0, 3).map((post) => ({ ...post, ...long })), total: 3 };
    }),
  ),
  play: async () => {
    await counts(3);
    await expect(screen.getAllByText('1.1K comments')).toHaveLength(3);
    await categories();
  },
};

/** Defect of other templates: their pager is a picture of one. */
export const Paged: Story = {
  play: async () => {
    await counts(6);
    const pages = within(screen.getByRole('navigation', { name: 'Pages of posts' }));
    await userEvent.click(pages.getByRole('button', { name: 'Last page' }));
    await at(`${home}?page=3`);
    await counts(2);
  },
};
export const PastTheEnd: Story = {
  args: { address: `${home}?page=9` },
  play: async () => {
    await screen.findByRole('heading', { name: 'There’s nothing on this page' });
    await userEvent.click(screen.getByRole('button', { name: 'Go to the first page' }));
    await counts(6);
  },
};
/** Defect of other templates: their search does nothing. */
export const Searched: Story = {
  args: { address: `${home}?page=2` },
  play: async () => {
    await counts(6);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'NOODLES');
    await at(`${home}?q=NOODLES`);
    await counts(1);
    await screen.findByText('1 post');
  },
};
export const ByCategory: Story = {
  play: async () => {
    await counts(6);
    await userEvent.click((await categories()).getByRole('link', { name: /^Gaming/ }));
    await at(`${home}?category=gaming`);
    await counts(3);
    await expect((await categories()).getByRole('link', { name: /^Gaming/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(screen.getByText('Pending')).toBeVisible();
    await userEvent.click((await categories()).getByRole('link', { name: 'All posts' }));
    await at(home);
  },
};
export const NoResult: Story = {
  args: { address: `${home}?q=unicorn&category=food` },
  play: async () => {
    await screen.findByRole('heading', { name: 'No matching posts' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await at(home);
    await counts(6);
  },
};
