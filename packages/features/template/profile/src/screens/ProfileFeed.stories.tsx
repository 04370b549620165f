import { never, refuses, setScenario } from '@servery/api/mocks';
import {
  addProfileComment,
  getProfile,
  getProfilePost,
  likeProfilePost,
  listProfilePosts,
  voteOnProfile,
} from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { store } from '../mocks/store.ts';
import { ProfileAddress } from './ProfileAddress.fixtures.tsx';
import { at, card, handled, phone, post, press, restored } from './stories.fixtures.ts';

const meta = {
  title: 'screens/ProfileFeed',
  component: ProfileAddress,
  args: { address: '/pages/profile', onAddressChange: fn() },
  beforeEach: restored,
} satisfies Meta<typeof ProfileAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const terrace = () => post(/^First evening/);
const failed = 'Couldn’t save your changes. Try again in a moment.';
const loaded: Story['play'] = async () => void (await terrace());

export const Loaded: Story = {
  play: async () => {
    await terrace();
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Farah Kamaruddin');
    const about = await card('About');
    await expect(about.getByText(/March.* 2019/)).toBeVisible();
    await expect(about.getByRole('link', { name: 'lanternstreet.example' })).toBeVisible();
    await expect(screen.getAllByRole('article')).toHaveLength(3);
    await expect(screen.getByRole('link', { name: 'Feed' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: loaded };
export const Touch: Story = { globals: { density: 'touch' }, play: loaded };
export const Phone: Story = { globals: phone, play: loaded };

export const Loading: Story = {
  parameters: handled(never(getProfile)),
  play: async () => {
    await expect(await screen.findByText('Loading profile…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(getProfile, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load the profile' });
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profile');
  },
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => {
    await screen.findByRole('heading', { name: 'No posts yet' });
    await expect(screen.queryByRole('region', { name: 'Suggested pages' })).toBeNull();
  },
};
export const Many: Story = {
  globals: phone,
  beforeEach: () => setScenario('many'),
  play: async () => {
    const first = await terrace();
    await press(first, 'Show all comments');
    const comments = within(first.getByRole('list', { name: 'Comments on this post' }));
    await expect(comments.getAllByRole('listitem')).toHaveLength(28);
  },
};
export const LongText: Story = {
  globals: phone,
  beforeEach: () =>
    store.change(({ self, posts }) => {
      self.fullName = 'Lieferdienst'.repeat(4);
      self.designation = 'Rindfleischetikettierungsüberwachungsbeauftragter';
      posts[0]!.postText = 'Rindfleischetikettierungsüberwachungsaufgabenübertragung'.repeat(4);
    }),
  play: async () => void (await post(/^Rindfleisch/)),
};

/** The person who likes a post is the first of those who like it. */
export const Liked: Story = {
  play: async () => {
    const first = await terrace();
    const like = () => first.getByRole('button', { name: 'Like' });
    await expect(like()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(like());
    await waitFor(() => expect(like()).toHaveAttribute('aria-pressed', 'true'));
    const likers = within(first.getByRole('list', { name: 'People who like this post' }));
    await expect(likers.getAllByRole('img')[0]).toHaveAccessibleName('Farah Kamaruddin');
    await userEvent.hover(likers.getAllByRole('img')[0]!);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Farah Kamaruddin');
    await userEvent.click(like());
    await waitFor(() => expect(like()).toHaveAttribute('aria-pressed', 'false'));
    await expect(first.queryByRole('img', { name: 'Farah Kamaruddin' })).toBeNull();
  },
};
export const NotLiked: Story = {
  parameters: handled(refuses(likeProfilePost, 'crashed')),
  play: async () => {
    const first = await terrace();
    await press(first, 'Like');
    await screen.findByText(failed);
    await expect(first.getByRole('button', { name: 'Like' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

export const Commented: Story = {
  play: async () => {
    const first = await terrace();
    const field = first.getByRole('textbox', { name: /^Add a comment/ });
    await press(first, 'Send comment');
    await first.findByText('This field is required.');
    await userEvent.type(field, 'See you on Friday!');
    await press(first, 'Send comment');
    await screen.findByText('Comment added');
    const text = await first.findByText('See you on Friday!', { selector: 'li p' });
    const mine = within(text.closest('li')!);
    await expect(first.getByText('5 comments')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    const like = mine.getByRole('button', { name: 'Like comment by Farah Kamaruddin' });
    await userEvent.click(like);
    await mine.findByText('1 like');
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(like);
    await waitFor(() => expect(mine.queryByText('1 like')).toBeNull());
  },
};
export const NotCommented: Story = {
  parameters: handled(refuses(addProfileComment, 'offline')),
  play: async () => {
    const first = await terrace();
    const field = first.getByRole('textbox', { name: /^Add a comment/ });
    await userEvent.type(field, 'Lost?');
    await press(first, 'Send comment');
    await first.findByRole('alert');
    await expect(field).toHaveValue('Lost?');
  },
};
export const AllComments: Story = {
  play: async () => {
    const first = await terrace();
    const list = within(first.getByRole('list', { name: 'Comments on this post' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await press(first, 'Show all comments');
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await press(first, 'Show fewer comments');
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** The link leads to the post alone. */
export const Shared: Story = {
  play: async () => {
    const first = await terrace();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    // Scrolling the button into view closes the menu, so open it again until it stays open.
    const menu = await waitFor(async () => {
      const button = first.getByRole('button', { name: 'Share' });
      if (button.getAttribute('aria-expanded') !== 'true') await userEvent.click(button);
      return within(screen.getByRole('menu', { name: 'Share' }));
    });
    await expect(menu.getByRole('menuitem', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me'),
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'Copy link to this post' }));
    await screen.findByText('Link copied');
    await expect(write).toHaveBeenCalledWith(`${location.origin}/pages/profile?post=8`);
    write.mockRestore();
  },
};
export const OnePost: Story = {
  args: { address: '/pages/profile?post=5' },
  play: async () => {
    const alone = await post(/^The market/);
    await expect(screen.getAllByRole('article')).toHaveLength(1);
    await press(alone, 'Like');
    await alone.findByRole('img', { name: 'Farah Kamaruddin' });
    await userEvent.click(screen.getByRole('link', { name: 'Show all posts' }));
    await at('/pages/profile');
    await terrace();
  },
};
export const PostGone: Story = {
  args: { address: '/pages/profile?post=999' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Page not found' });
    await expect(screen.getByRole('link', { name: 'Show all posts' })).toBeVisible();
  },
};
export const PostFailed: Story = {
  args: { address: '/pages/profile?post=5' },
  parameters: handled(refuses(getProfilePost, 'offline')),
  play: async () => void (await screen.findByRole('heading', { name: 'Couldn’t load the post' })),
};

/** The button is blocked while further posts load; another section keeps them open. */
export const MoreLoaded: Story = {
  play: async () => {
    await terrace();
    await expect(screen.getByText('Showing 3 of 8 posts')).toBeVisible();
    const more = await screen.findByRole('button', { name: 'Load more posts' });
    await userEvent.click(more);
    await screen.findAllByText('Loading more posts…');
    await expect(more.closest('[inert]')).not.toBeNull();
    await screen.findByText('Showing 6 of 8 posts', undefined, { timeout: 10_000 });
    await expect(screen.getAllByRole('article')).toHaveLength(6);
    const market = await post(/^The market/);
    await press(market, 'Like');
    await market.findByRole('img', { name: 'Farah Kamaruddin' });
    await userEvent.click(screen.getByRole('link', { name: /^Photos/ }));
    await userEvent.click(await screen.findByRole('link', { name: 'Feed' }));
    await terrace();
    await expect(screen.getAllByRole('article')).toHaveLength(6);
  },
};
export const MoreFailed: Story = {
  parameters: handled(refuses(listProfilePosts, 'crashed')),
  play: async () => {
    await terrace();
    await userEvent.click(screen.getByRole('button', { name: 'Load more posts' }));
    await screen.findByRole('heading', { name: 'Couldn’t load more posts' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(screen.getAllByRole('article')).toHaveLength(3);
    await expect(screen.getByText('Showing 3 of 8 posts')).toBeVisible();
  },
};

export const Starred: Story = {
  play: async () => {
    const pages = await card('Suggested pages');
    const star = pages.getByRole('button', { name: 'Star Morning Market' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    const tweets = await card('Tweets');
    const tweet = tweets.getByRole('button', { name: 'Star @camille_bakes' });
    await expect(tweet).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(tweet);
    await waitFor(() => expect(tweet).toHaveAttribute('aria-pressed', 'false'));
    await expect(store.read().starred).toEqual({ pages: [1, 2], tweets: [] });
  },
};

export const Voted: Story = {
  play: async () => {
    const poll = await card('Poll');
    await userEvent.click(poll.getByRole('radio', { name: 'Tom yum' }));
    await poll.findByText('35% (6 votes)');
    await expect(poll.getByRole('radio', { name: 'Tom yum' })).toBeChecked();
    await expect(poll.getByRole('meter', { name: 'Tom yum' })).toHaveAttribute(
      'aria-valuetext',
      '35% (6 votes)',
    );
    const voters = within(poll.getByRole('list', { name: 'Votes for Tom yum' }));
    await expect(voters.getByRole('img', { name: 'Farah Kamaruddin' })).toBeVisible();
    await userEvent.click(poll.getByRole('radio', { name: 'Pumpkin and ginger' }));
    await poll.findByText('29% (5 votes)');
    await expect(poll.getByText('17 votes')).toBeVisible();
  },
};
export const NotVoted: Story = {
  parameters: handled(refuses(voteOnProfile, 'crashed')),
  play: async () => {
    const poll = await card('Poll');
    await userEvent.click(poll.getByRole('radio', { name: 'Tom yum' }));
    await screen.findByText(failed);
    await waitFor(() => expect(poll.getByRole('radio', { name: 'Tom yum' })).not.toBeChecked());
  },
};

/** A blob of the video is loaded, because the app allows no media from `data:` URLs. */
export const Video: Story = {
  args: { address: '/pages/profile?post=7' },
  play: async () => {
    const video = await screen.findByLabelText<HTMLVideoElement>('Lanterns in the evening breeze');
    await waitFor(() => expect(video.src).toMatch(/^blob:/));
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
    await expect(video.duration).toBeGreaterThan(2);
  },
};
