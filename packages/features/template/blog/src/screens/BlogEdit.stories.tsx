import { never, refuses } from '@servery/api/mocks';
import { editBlogPost, getEditedBlogPost } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { readPost } from '../mocks/find.ts';
import { BlogAddress } from './BlogAddress.fixtures.tsx';
import { at, handled, phone, restored } from './stories.fixtures.ts';

const home = '/pages/blog/edit/10';
const post = '/pages/blog/detail/10';

const meta = {
  title: 'screens/BlogEdit',
  component: BlogAddress,
  args: { address: home, onAddressChange: fn() },
  beforeEach: restored,
} satisfies Meta<typeof BlogAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const ready = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Edit post' });
  await screen.findByRole('textbox', { name: /^Text of the post/ });
  await screen.findByLabelText(/^Featured picture/, { selector: 'input[type=file]' });
};
const loaded: Story['play'] = ready;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const replace = async (name: RegExp, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};

export const Loaded: Story = {
  play: async () => {
    await ready();
    await expect(field(/^Title/)).toHaveValue('Salt early, taste often');
    await expect(field(/^Name in URLs/)).toHaveValue('salt-early-taste-often');
    await expect(field(/^Text of the post/)).toHaveTextContent('A clean spoon per taste');
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: loaded };
export const Touch: Story = { globals: { density: 'touch' }, play: loaded };
export const Phone: Story = { globals: phone, play: loaded };

export const Loading: Story = {
  parameters: handled(never(getEditedBlogPost)),
  play: async () => {
    await expect(await screen.findByText('Loading post…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(getEditedBlogPost, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load the post' });
  },
};
export const Gone: Story = {
  args: { address: '/pages/blog/edit/999' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Page not found' });
  },
};
/** Other templates show an error for a URL without an id, to which their menu leads. */
export const WithoutId: Story = {
  args: { address: '/pages/blog/edit' },
  play: async () => {
    const posts = within(await screen.findByRole('list', { name: 'Posts' }));
    await userEvent.click(posts.getByRole('link', { name: /^Salt early/ }));
    await at(home);
    await ready();
  },
};

export const Saved: Story = {
  play: async () => {
    await ready();
    await replace(/^Title/, 'Pepper late');
    await userEvent.click(screen.getByRole('combobox', { name: /^Categories/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gaming' }));
    await userEvent.keyboard('{Escape}');
    const text = field(/^Text of the post/);
    await userEvent.click(text);
    await userEvent.keyboard('Grind it fresh.');
    await waitFor(() => expect(text).toHaveTextContent('Grind it fresh.'));
    await save();
    await screen.findByText('Post saved');
    await at(post);
    await screen.findByRole('heading', { level: 1, name: 'Pepper late' });
    await expect(screen.getByText(/Grind it fresh\./)).toBeVisible();
    await expect(readPost(10).post.tags).toEqual(['quote', 'food', 'gaming']);
  },
};
export const Cancelled: Story = {
  play: async () => {
    await ready();
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await at(post);
  },
};
export const Incomplete: Story = {
  play: async () => {
    await ready();
    await userEvent.clear(field(/^Title/));
    await replace(/^Name in URLs/, 'Salt Early');
    await save();
    await waitFor(() => expect(field(/^Title/)).toHaveFocus());
    await expect(
      screen.getByText('Use lower-case letters, digits and single hyphens between them.'),
    ).toBeVisible();
  },
};
export const NameTaken: Story = {
  play: async () => {
    await ready();
    await replace(/^Name in URLs/, 'noodles-in-nine-minutes');
    await save();
    await screen.findByText('Another post has this name. Enter a different one.');
  },
};
export const Refused: Story = {
  parameters: handled(refuses(editBlogPost, 'offline')),
  play: async () => {
    await ready();
    await replace(/^Title/, 'Lost?');
    await save();
    await screen.findByRole('alert');
    await expect(field(/^Title/)).toHaveValue('Lost?');
  },
};

const drawn = async (side: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = side * 2;
  canvas.height = side;
  canvas.getContext('2d')!.fillRect(0, 0, side, side);
  const blob = await new Promise<Blob>((done) => canvas.toBlob((made) => done(made!), 'image/png'));
  return new File([blob], 'pepper.png', { type: 'image/png' });
};
export const NewPicture: Story = {
  play: async () => {
    await ready();
    const input = screen.getByLabelText(/^Featured picture/, { selector: 'input[type=file]' });
    await userEvent.upload(input, await drawn(1200));
    await screen.findByRole('button', { name: 'Remove picture' });
    const picture = document.querySelector<HTMLImageElement>('form img[src^="data:image/jpeg"]')!;
    await expect(picture.naturalWidth).toBe(960);
    await save();
    await at(post);
    await expect(readPost(10).post.img).toMatch(/^data:image\/jpeg/);
  },
};
export const WrongPicture: Story = {
  play: async () => {
    await ready();
    const input = screen.getByLabelText(/^Featured picture/, { selector: 'input[type=file]' });
    await userEvent.upload(input, new File(['a'], 'a.pdf', { type: 'application/pdf' }), {
      applyAccept: false,
    });
    await screen.findByText('a.pdf isn’t a supported picture type.');
    const broken = new File(['a'], 'a.png', { type: 'image/png' });
    await userEvent.upload(input, broken);
    await screen.findByText('This picture can’t be opened.');
  },
};
