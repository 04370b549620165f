import { never, refuses, setScenario, templateAnswer } from '@servery/api/mocks';
import { addBlogComment, getBlogPost } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { readPost } from '../mocks/find.ts';
import { BlogAddress } from './BlogAddress.fixtures.tsx';
import { at, handled, phone, restored } from './stories.fixtures.ts';

const post = '/pages/blog/detail/10';

const meta = {
  title: 'screens/BlogPost',
  component: BlogAddress,
  args: { address: post, onAddressChange: fn() },
  beforeEach: restored,
} satisfies Meta<typeof BlogAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const ready = async () => {
  await heading('Salt early, taste often');
  await screen.findByRole('list', { name: 'Categories' });
  await screen.findByRole('button', { name: 'Post comment' });
};
const loaded: Story['play'] = ready;
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
const fill = async (comment: string) => {
  await userEvent.type(field(/^Name/), 'Ida Berg');
  await userEvent.type(field(/^Email/), 'ida@example.com');
  await userEvent.type(field(/^Your comment/), comment);
};
const posted = (comment: string) => screen.findByText(comment, { selector: 'li p' });
/** The post with exactly these comments. */
const withComments = (...texts: readonly (readonly [text: string, replyTo: number | null])[]) =>
  handled(
    templateAnswer(getBlogPost, ({ query }) => {
      const comments = texts.map(([commentText, replyTo], index) => ({
        id: index + 1,
        userFullName: 'Mei Lin Tan',
        avatar: null,
        commentedAt: '2026-09-15T02:00:00.000Z',
        commentText,
        replyTo,
      }));
      const read = readPost(query.id);
      return { post: { ...read.post, comments: comments.length }, comments };
    }),
  );

export const Loaded: Story = {
  play: async () => {
    await ready();
    await expect(screen.getByText('2.2K bookmarks')).toBeVisible();
    await expect(screen.getByText('A clean spoon per taste', { exact: false })).toBeVisible();
    const author = within(screen.getByRole('region', { name: 'About the author' }));
    await expect(author.getByText('Priya Nair')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Quote' }));
    await at('/pages/blog/list?category=quote');
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: loaded };
export const Touch: Story = { globals: { density: 'touch' }, play: loaded };
export const Phone: Story = { globals: phone, play: loaded };

export const Loading: Story = {
  parameters: handled(never(getBlogPost)),
  play: async () => {
    await expect(await screen.findByText('Loading post…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(getBlogPost, 'crashed')),
  play: async () => {
    await heading('Couldn’t load the post');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blog');
  },
};
export const Gone: Story = {
  args: { address: '/pages/blog/detail/999' },
  play: async () => {
    await heading('Page not found');
    await userEvent.click(screen.getByRole('link', { name: 'Open the blog' }));
    await at('/pages/blog/list');
  },
};
/** Other templates show an error for a URL without an id, to which their menu leads. */
export const WithoutId: Story = {
  args: { address: '/pages/blog/detail' },
  play: async () => {
    await heading('Choose a post');
    const recent = within(await screen.findByRole('list', { name: 'Posts' }));
    await userEvent.click(recent.getByRole('link', { name: /^Five sauces/ }));
    await at('/pages/blog/detail/14');
  },
};
export const Many: Story = {
  args: { address: '/pages/blog/detail/420' },
  beforeEach: () => setScenario('many'),
  play: async () => void (await heading('60 comments')),
};
/** Posts and comments are untrusted: nothing in them runs. */
export const Hostile: Story = {
  parameters: handled(
    templateAnswer(getBlogPost, ({ query }) => {
      const read = readPost(query.id);
      const content = '<p>Safe</p><script>x()</script><img src="x" onerror="x()" alt="Harmless">';
      const [comment] = readPost(14).comments;
      const comments = comment
        ? [{ ...comment, commentText: '<b onclick="x()">Bold</b>', replyTo: null }]
        : [];
      return { post: { ...read.post, content }, comments };
    }),
  ),
  play: async () => {
    await screen.findByText('Safe');
    await expect(document.querySelector('article :is(script, img:not([src^="data:"]))')).toBeNull();
    await expect(document.querySelector('main [onclick]')).toBeNull();
  },
};

export const WithoutComments: Story = {
  parameters: withComments(),
  play: async () => void (await heading('No comments')),
};

/** The name and the address stay for the next comment if the visitor saves them. */
export const Commented: Story = {
  play: async () => {
    await ready();
    await fill('Pepper late!');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Save my name/ }));
    await send();
    await screen.findByText('Comment posted');
    await expect(await posted('Pepper late!')).toBeVisible();
    await expect(field(/^Your comment/)).toHaveValue('');
    await expect(field(/^Name/)).toHaveValue('Ida Berg');
    await expect(await heading('Leave a comment')).toHaveFocus();
    await expect(localStorage.getItem('servery.blog.visitor')).toContain('ida@example.com');
  },
};
/** Without the checkbox, nothing is kept. */
export const CommentedOnce: Story = {
  play: async () => {
    await ready();
    await fill('Pepper late!');
    await send();
    await screen.findByText('Comment posted');
    await waitFor(() => expect(field(/^Name/)).toHaveValue(''));
    await expect(localStorage.getItem('servery.blog.visitor') ?? '').not.toContain('ida');
  },
};
export const Replied: Story = {
  play: async () => {
    await ready();
    await fill('First of mine');
    await send();
    const mine = within((await posted('First of mine')).closest('li')!);
    await userEvent.click(mine.getByRole('button', { name: 'Reply to Ida Berg' }));
    await expect(field(/^Your comment/)).toHaveFocus();
    await expect(screen.getByText('Replying to Ida Berg')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel reply' }));
    await expect(screen.queryByText('Replying to Ida Berg')).toBeNull();
    await expect(field(/^Your comment/)).toHaveFocus();
    await userEvent.click(mine.getByRole('button', { name: 'Reply to Ida Berg' }));
    await fill('An answer');
    await send();
    const replies = within(await screen.findByRole('list', { name: 'Replies to Ida Berg' }));
    await expect(replies.getByText('An answer')).toBeVisible();
  },
};
export const Incomplete: Story = {
  play: async () => {
    await ready();
    await userEvent.type(field(/^Email/), 'nowhere');
    await send();
    await waitFor(() => expect(field(/^Name/)).toHaveFocus());
    await expect(field(/^Email/)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(/^Your comment/)).toHaveAttribute('aria-invalid', 'true');
  },
};
export const CommentRefused: Story = {
  parameters: handled(refuses(addBlogComment, 'offline')),
  play: async () => {
    await ready();
    await fill('Lost?');
    await send();
    await screen.findByRole('alert');
    await expect(field(/^Your comment/)).toHaveValue('Lost?');
  },
};

export const Shared: Story = {
  play: async () => {
    await ready();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    // Scrolling the button into view closes the menu, so open it again until it stays open.
    const open = () =>
      waitFor(async () => {
        const button = screen.getByRole('button', { name: 'Share post' });
        if (button.getAttribute('aria-expanded') !== 'true') await userEvent.click(button);
        return within(screen.getByRole('menu', { name: 'Share post' }));
      });
    const menu = await open();
    await expect(menu.getByRole('menuitem', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me'),
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'Copy link to post' }));
    await screen.findByText('Link to post copied');
    await expect(write).toHaveBeenCalledWith(location.href);
    write.mockRejectedValue(new Error('refused'));
    const again = await open();
    await userEvent.click(again.getByRole('menuitem', { name: 'Copy link to post' }));
    await screen.findByText('Couldn’t copy the link. Copy it from the address bar.');
    write.mockRestore();
  },
};
