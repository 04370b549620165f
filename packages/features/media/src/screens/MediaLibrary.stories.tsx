import { editMedia, listMedia, uploadMedia, type Media } from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as events, waitFor, within } from 'storybook/test';
import { answer } from '@servery/sample/answer';
import { AddressBar } from '@servery/screens/fixtures';
import { MediaLibrary } from './MediaLibrary.tsx';

const meta = {
  component: MediaLibrary,
  args: {
    search: '',
    onSearchChange: () => undefined,
    itemHref: (id) => `#/pages/setting/menu/${id}`,
  },
  render: ({ search, ...args }) => (
    <AddressBar search={search}>{(address) => <MediaLibrary {...args} {...address} />}</AddressBar>
  ),
} satisfies Meta<typeof MediaLibrary>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const card = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} `) });
const shown: Story['play'] = async ({ canvas }) => {
  await card('Cendol');
  await canvas.findByText('14 pictures');
};
const open = async (name: string) => {
  await events.click(await card(name));
  return within(await screen.findByRole('dialog', { name }));
};
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><circle cx="20" cy="15" r="12" fill="tomato"/></svg>';
const file = (name: string, text = drawing, type = 'image/svg+xml') =>
  new File([text], name, { type });

export const Loaded: Story = { play: shown };
export const Dark: Story = { globals: { skin: 'dark' }, play: shown };
export const Phone: Story = { globals: phone, play: shown };

export const Loading: Story = {
  parameters: handled(never(listMedia)),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading pictures…');
  },
};

export const Empty: Story = {
  parameters: handled(empty(listMedia)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No pictures yet' });
    await expect(await canvas.findByRole('button', { name: 'Add pictures' })).toBeEnabled();
  },
};

export const NoResult: Story = {
  args: { search: '?search=zzz' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'No matching pictures' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await card('Cendol');
  },
};

export const Failed: Story = {
  parameters: handled(refuses(listMedia, 'crashed')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Couldn’t load pictures' });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Offline: Story = {
  parameters: handled(refuses(listMedia, 'maintenance')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Forbidden: Story = {
  parameters: handled(refuses(listMedia, 'forbidden')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You don’t have access to the media library' });
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  beforeEach: () => {
    sample().defaultUser = 'waiter';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async ({ canvas }) => {
    const panel = await open('Cendol');
    await expect(panel.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('readonly');
    await expect(panel.queryByRole('button', { name: 'Delete' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Add pictures', hidden: true })).toBeNull();
  },
};

const many = (total: number, more: Partial<Media> = {}) =>
  answer(listMedia, ({ query: { start, length, ids }, ctx }) => {
    const [first] = ctx.world.library.of([101]);
    const row = (at: number): Media => ({
      ...first!,
      id: at + 1,
      name: `Picture ${at + 1}`,
      urls: { small: ctx.world.library.urlOf(`sample0${at % 10}`), medium: '', full: '' },
      used_by: [],
      is_in_brand: false,
      ...more,
    });
    const shownHere = ids ? ids.map((id) => id - 1) : Array.from({ length: total }, (_, i) => i);
    return { aaData: shownHere.slice(start, start + length).map(row), total };
  });

export const Many: Story = {
  parameters: handled(many(1_000)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1,000 pictures');
    await expect((await canvas.findAllByRole('listitem')).length).toBeLessThanOrEqual(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await card('Picture 1000');
    await canvas.findByText('997–1,000 of 1,000');
  },
};

export const LongText: Story = {
  globals: phone,
  parameters: handled(
    many(3, {
      name: 'Dunstabzugshaubenreinigungsmittelkonzentrat von der Seite und noch einmal von oben',
      alt: '',
      is_active: false,
      used_by: [{ id: 1, name: 'Nasi kandar' }],
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('3 pictures');
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'FRIED');
    await canvas.findByText('4 pictures');
    await expect(screen.queryByRole('button', { name: /^Cendol/ })).toBeNull();
  },
};

export const Uploaded: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add pictures' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add pictures' }));
    await userEvent.upload(await dialog.findByLabelText('Picture files'), [
      file('mee_rebus.svg'),
      file('notes.svg', 'only words'),
    ]);
    await dialog.findByText('Uploaded');
    await dialog.findByText('The file isn’t a JPEG, PNG, WebP, AVIF or SVG.');
    await userEvent.click(await dialog.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await card('mee rebus');
    await screen.findByText('15 pictures');
  },
};

export const UploadRefused: Story = {
  parameters: handled(refuses(uploadMedia, 'offline')),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add pictures' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add pictures' }));
    await userEvent.upload(await dialog.findByLabelText('Picture files'), [file('mee.svg')]);
    await expect(await dialog.findByRole('button', { name: 'Upload mee.svg again' })).toBeEnabled();
    await expect(dialog.getByRole('list', { name: 'Files' })).toHaveTextContent(
      /wrong|Couldn’t reach the server/,
    );
  },
};

export const Described: Story = {
  play: async ({ userEvent }) => {
    const panel = await open('Rojak pasembor');
    await panel.findByText(/No description yet/);
    await userEvent.type(
      panel.getByRole('textbox', { name: /^Description/ }),
      'Fritters in peanut sauce',
    );
    await userEvent.click(await panel.findByRole('button', { name: 'Save changes' }));
    await screen.findByText('Rojak pasembor saved');
    const again = await open('Rojak pasembor');
    await expect(again.getByRole('textbox', { name: /^Description/ })).toHaveValue(
      'Fritters in peanut sauce',
    );
  },
};

export const Conflict: Story = {
  parameters: handled(refuses(editMedia, 'conflict')),
  play: async ({ userEvent }) => {
    const panel = await open('Cendol');
    await userEvent.type(await panel.findByRole('textbox', { name: /^Name/ }), ' special');
    await userEvent.click(await panel.findByRole('button', { name: 'Save changes' }));
    await screen.findByText(/Someone else has changed this picture/);
  },
};

export const UsedOnesStay: Story = {
  play: async () => {
    const panel = await open('Teh tarik');
    await expect(panel.getByRole('link', { name: 'Teh tarik' })).toHaveAttribute(
      'href',
      expect.stringContaining('menu'),
    );
    await expect(panel.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await panel.findByText(/A menu item uses this picture/);
  },
};

export const Deleted: Story = {
  play: async ({ userEvent }) => {
    const panel = await open('Dining room');
    await userEvent.click(await panel.findByRole('button', { name: 'Delete' }));
    const confirmation = within(
      await screen.findByRole('alertdialog', { name: 'Delete Dining room?' }),
    );
    await userEvent.click(confirmation.getByRole('button', { name: 'Delete picture' }));
    await screen.findByText('13 pictures');
    await expect(screen.queryByRole('button', { name: /^Dining room/ })).toBeNull();
  },
};

export const Replaced: Story = {
  play: async ({ userEvent }) => {
    const panel = await open('Cendol');
    await userEvent.upload(await panel.findByLabelText('Replace picture'), file('new.svg'));
    await panel.findByText('Replaced');
    await panel.findByText('40 × 30');
  },
};

export const AsksBeforeUploadsStop: Story = {
  parameters: handled(never(uploadMedia)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add pictures' }));
    const element = await screen.findByRole('dialog', { name: 'Add pictures' });
    const dialog = within(element);
    await userEvent.upload(await dialog.findByLabelText('Picture files'), [file('mee.svg')]);
    await dialog.findByRole('progressbar');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    const question = () => screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await expect(await question()).toHaveTextContent('still uploading');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(element).not.toBeInTheDocument());
  },
};

export const Unsaved: Story = {
  play: async ({ userEvent }) => {
    const panel = await open('Cendol');
    await userEvent.type(await panel.findByRole('textbox', { name: /^Name/ }), '!');
    await userEvent.keyboard('{Escape}');
    const confirmation = within(
      await screen.findByRole('alertdialog', { name: 'Discard changes?' }),
    );
    await userEvent.click(confirmation.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(panel.getByRole('textbox', { name: /^Name/ })).toHaveValue('Cendol!');
  },
};

export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    const picture = await card('Cendol');
    picture.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Cendol' });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(picture).toHaveFocus());
  },
};
