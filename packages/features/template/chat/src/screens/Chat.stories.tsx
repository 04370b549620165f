import { never, refuses, setScenario, templateAnswer } from '@servery/api/mocks';
import {
  getChat,
  listChats,
  sendChatMessage,
  updateChatContact,
  updateChatProfile,
} from '@servery/api/template';
import { AddressBar } from '@servery/screens/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { book, chatIn, contactIn } from '../mocks/book.ts';
import { everything } from '../mocks/everything.ts';
import { Chat } from './Chat.tsx';
import { humming, refusedMicrophone } from './microphone.fixtures.ts';

const meta = {
  component: Chat,
  args: { address: '/apps/chat?contact=2', onAddressChange: fn(), onLogOut: fn() },
  render: ({ address, onAddressChange, ...args }) => (
    <AddressBar search={address} onSearchChange={onAddressChange} followsLinks>
      {({ search, onSearchChange }) => (
        <main style={{ blockSize: '100dvb' }}>
          <Chat {...args} address={search} onAddressChange={onSearchChange} />
        </main>
      )}
    </AddressBar>
  ),
  beforeEach: () => () => {
    setScenario('usual');
    book.reset();
  },
} satisfies Meta<typeof Chat>;
export default meta;
type Story = StoryObj<typeof meta>;

const chef = 2;
const stranger = 5;
const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const address = () => document.querySelector<HTMLElement>('[data-address]')!.dataset['address'];
const at = (path: string) => waitFor(() => expect(address()).toBe(path));
const press = async (name: string | RegExp, role = 'button') =>
  userEvent.click(await screen.findByRole(role, { name }));
const list = async (name: string) => within(await screen.findByRole('list', { name }));
const people = async (name: string) =>
  (await (await list(name)).findAllByRole('link')).map((link) => link.dataset['person']);
const talk = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const findMessage = async (words: string | RegExp) => (await talk()).findByText(words);
const field = () => screen.findByRole('textbox', { name: 'Write a message' });
const write = async (words: string) => userEvent.type(await field(), words);
const dialog = async (name: string, role = 'dialog') =>
  within(await screen.findByRole(role, { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const storedMessages = (id: number) => chatIn(book.read(), id)!.chat;
const action = async (name: string) => {
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

export const Loaded: Story = {
  play: async () => {
    await findMessage('If it’s eleven, I need to sit down');
    await expect((await talk()).getByText('New messages')).toBeVisible();
    await expect((await people('Chats'))[0]).toBe('2');
    await waitFor(() => expect(screen.queryByText(/3 new messages/)).toBeNull());
    const region = screen.getByRole('region', { name: 'Messages' });
    await expect(region.scrollTop).toBe(0);
    await expect((await talk()).getByText('If it’s eleven, I need to sit down')).toBeVisible();
  },
};
export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Touch: Story = { ...Loaded, globals: { density: 'touch' } };

export const NothingOpen: Story = {
  args: { address: '/apps/chat' },
  play: async () => {
    await (await list('Chats')).findByRole('link', { name: /3 new messages/ });
    await press('Start a conversation');
    await expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.click(await (await list('Chats')).findByRole('link', { name: /Camille/ }));
    await at('/apps/chat?contact=6');
    await waitFor(async () => expect(await field()).toHaveFocus());
  },
};

export const Phone: Story = {
  args: { address: '/apps/chat' },
  globals: phone,
  play: async () => {
    await userEvent.click(await (await list('Chats')).findByRole('link', { name: /Tomás/ }));
    await at('/apps/chat?contact=2');
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    await press(/^About Tomás/, 'link');
    await at('/apps/chat?contact=2&panel=contact');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Contact' })).toHaveFocus());
    await press('Back');
    await at('/apps/chat?contact=2');
    await press('Back');
    await at('/apps/chat');
    await waitFor(async () =>
      expect((await list('Chats')).getByRole('link', { name: /Tomás/ })).toHaveFocus(),
    );
  },
};

export const Loading: Story = {
  parameters: handled(never(listChats), never(getChat)),
  play: async () => {
    await screen.findByText('Loading chats…');
    await screen.findByText('Loading messages…');
  },
};
export const Failed: Story = {
  parameters: handled(refuses(listChats, 'crashed'), refuses(getChat, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load chats' });
    await screen.findByRole('heading', { name: 'Couldn’t load messages' });
    await expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
};
export const Forbidden: Story = {
  parameters: handled(refuses(updateChatContact, 'forbidden')),
  play: async () => {
    await findMessage('No');
    await action('Block');
    await screen.findByText('Couldn’t change the contact');
    await field();
  },
};
export const Empty: Story = {
  args: { address: '/apps/chat' },
  beforeEach: () => setScenario('empty'),
  play: async () => {
    await screen.findByText('No chats yet');
    await screen.findByText('No contacts yet');
  },
};
export const Gone: Story = {
  args: { address: '/apps/chat?contact=999' },
  play: async () => {
    await screen.findByRole('heading', { name: 'This contact no longer exists' });
    await press('Back to chats');
    await at('/apps/chat');
  },
};

export const Searched: Story = {
  play: async () => {
    await list('Contacts');
    await userEvent.type(await screen.findByRole('searchbox'), 'TOMAS');
    await at('/apps/chat?contact=2&q=TOMAS');
    await waitFor(async () => expect(await people('Contacts')).toEqual(['2']));
    await expect(await people('Chats')).toEqual(['2']);
    await screen.findByText('1 chat, 1 contact');
  },
};
export const NoResult: Story = {
  args: { address: '/apps/chat?q=Oliver' },
  play: async () => {
    await screen.findByText('No matching chats');
    await expect(await people('Contacts')).toEqual(['15']);
    const search = await screen.findByRole('searchbox');
    await userEvent.type(search, ' the unicorn');
    await screen.findByText('No matching contacts');
    await press('Clear search');
    await waitFor(async () => expect(await people('Contacts')).toHaveLength(15));
  },
};

export const Many: Story = {
  beforeEach: () => setScenario('many'),
  play: async () => {
    await screen.findByRole('region', { name: 'Messages' });
    const shown = () => document.querySelectorAll('[data-message]');
    await waitFor(() => expect(shown()).toHaveLength(60));
    const oldest = shown()[0]!;
    const region = screen.getByRole('region', { name: 'Messages' });
    region.scrollTop = -region.scrollHeight;
    await waitFor(() => expect(shown().length).toBeGreaterThan(60));
    // The scroll position stays: older messages were added above it.
    const { top } = oldest.getBoundingClientRect();
    const view = region.getBoundingClientRect();
    await expect(top).toBeGreaterThan(view.top - 100);
    await expect(top).toBeLessThan(view.bottom);
    await press('Go to newest message');
    await waitFor(() => expect(Math.abs(region.scrollTop)).toBeLessThan(2));
    await expect(await people('Contacts')).toHaveLength(40);
  },
};

export const Sent: Story = {
  args: { address: '/apps/chat?contact=9' },
  play: async () => {
    await findMessage('The grinder sings in B flat');
    await expect(await screen.findByRole('button', { name: 'Send' })).toBeDisabled();
    await write('   {Enter}');
    await expect(storedMessages(9)).toHaveLength(5);
    await write('Two{Shift>}{Enter}{/Shift}lines{Enter}');
    await findMessage(/Two\s+lines/);
    await waitFor(() => expect(storedMessages(9).at(-1)!.message).toBe('Two\nlines'));
    await waitFor(async () => expect((await people('Chats'))[0]).toBe('9'));
    await expect(await field()).toHaveValue('');
    await expect(await field()).toHaveFocus();
  },
};
export const SameTextTwice: Story = {
  args: { address: '/apps/chat?contact=6' },
  play: async () => {
    await findMessage('Fair');
    await write('Ok{Enter}Ok{Enter}');
    await waitFor(() =>
      expect(storedMessages(6).filter(({ message }) => message === 'Ok')).toHaveLength(5),
    );
    await waitFor(async () => expect((await talk()).getAllByText('Ok')).toHaveLength(5));
    await expect((await talk()).queryByText('Sending…')).toBeNull();
  },
};
export const FirstMessage: Story = {
  args: { address: `/apps/chat?contact=${stranger}` },
  play: async () => {
    await screen.findByRole('heading', { name: 'No messages yet' });
    await expect(await people('Chats')).not.toContain(String(stranger));
    await write('Hello Jonas{Enter}');
    await findMessage('Hello Jonas');
    await waitFor(async () => expect((await people('Chats'))[0]).toBe(String(stranger)));
  },
};
export const Begun: Story = {
  play: async () => {
    await findMessage('No');
    await write('Nine, or');
    await userEvent.click(await (await list('Chats')).findByRole('link', { name: /Camille/ }));
    await findMessage('Fair');
    await expect(await field()).toHaveValue('');
    await userEvent.click(await (await list('Chats')).findByRole('link', { name: /Tomás/ }));
    await findMessage('No');
    await expect(await field()).toHaveValue('Nine, or');
  },
};
export const NotSent: Story = {
  play: async () => {
    await findMessage('No');
    setScenario('failing');
    await write('Nine it is{Enter}');
    await findMessage('Not sent');
    setScenario('usual');
    await press('Send again');
    await waitFor(() => expect(storedMessages(chef).at(-1)!.message).toBe('Nine it is'));
    await waitFor(async () => expect((await talk()).queryByText('Not sent')).toBeNull());
    await expect((await talk()).getAllByText('Nine it is')).toHaveLength(1);
  },
};
export const Discarded: Story = {
  parameters: handled(refuses(sendChatMessage, 'forbidden')),
  play: async () => {
    await findMessage('No');
    await write('Ten{Enter}');
    await press('Discard');
    await waitFor(async () => expect((await talk()).queryByText('Ten')).toBeNull());
  },
};

export const Answered: Story = {
  args: { isAlive: true },
  play: async () => {
    await findMessage('No');
    await write('Nine?{Enter}');
    await (await talk()).findByText(/is typing…/);
    await waitFor(() => expect(storedMessages(chef).at(-1)!.senderId).toBe(chef));
    const { message } = storedMessages(chef).at(-1)!;
    await waitFor(async () => expect((await talk()).getAllByText(message)).toHaveLength(1));
    await screen.findByText(`Tomás Ferreira: ${message}`);
    await expect((await talk()).queryByText(/is typing…/)).toBeNull();
  },
};
export const AnsweredElsewhere: Story = {
  args: { isAlive: true },
  play: async () => {
    await findMessage('No');
    await write('Nine?{Enter}');
    await waitFor(() => expect(storedMessages(chef).at(-1)!.message).toBe('Nine?'));
    await userEvent.click(await (await list('Chats')).findByRole('link', { name: /Camille/ }));
    await findMessage('Fair');
    await (await list('Chats')).findByRole('link', { name: /Tomás.*1 new message/ });
    const notices = within(await screen.findByRole('region', { name: 'Notifications' }));
    await notices.findByText(storedMessages(chef).at(-1)!.message);
    await userEvent.click(await notices.findByRole('button', { name: 'Open' }));
    await at('/apps/chat?contact=2');
    await findMessage('New messages');
  },
};
export const Muted: Story = {
  args: { isAlive: true },
  play: async () => {
    await findMessage('No');
    await action('Mute');
    await waitFor(() => expect(contactIn(book.read(), chef).isMuted).toBe(true));
    await write('Nine?{Enter}');
    await userEvent.click(await (await list('Chats')).findByRole('link', { name: /Camille/ }));
    await (await list('Chats')).findByRole('link', { name: /Tomás.*muted.*1 new message/ });
    const notices = within(await screen.findByRole('region', { name: 'Notifications' }));
    await expect(notices.queryByText('Tomás Ferreira')).toBeNull();
  },
};

export const Blocked: Story = {
  play: async () => {
    await findMessage('No');
    await action('Block');
    await screen.findByText('You blocked Tomás Ferreira. Neither of you can send messages.');
    await expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
    await expect(screen.getByRole('button', { name: 'Call' })).toBeDisabled();
    await press('Unblock');
    await field();
    await waitFor(() => expect(contactIn(book.read(), chef).isBlocked).toBe(false));
  },
};
export const Cleared: Story = {
  play: async () => {
    await findMessage('No');
    await action('Clear chat');
    await screen.findByRole('heading', { name: 'No messages yet' });
    await press(/^Undo/);
    await findMessage('No');
    await waitFor(() => expect(storedMessages(chef)).toHaveLength(20));
  },
};
export const Reported: Story = {
  play: async () => {
    await findMessage('No');
    await action('Report…');
    const form = await dialog('Report Tomás Ferreira');
    await userEvent.click(await form.findByRole('button', { name: 'Report' }));
    await form.findByText('Choose a reason.');
    await userEvent.click(await form.findByRole('radio', { name: 'Rude or hurtful language' }));
    await userEvent.type(
      await form.findByRole('textbox', { name: /^What happened/ }),
      'He said no',
    );
    await userEvent.click(await form.findByRole('checkbox', { name: 'Also block this contact' }));
    await userEvent.click(await form.findByRole('button', { name: 'Report' }));
    await isClosed();
    await screen.findByText('Report sent. Thank you');
    await screen.findByText(/^You blocked Tomás/);
    await expect(book.read().reports).toEqual([
      { contactId: chef, reason: 'rude', note: 'He said no' },
    ]);
  },
};

export const Called: Story = {
  play: async () => {
    await findMessage('No');
    await press('Call');
    const call = await dialog('Call to Tomás Ferreira', 'alertdialog');
    await call.findByText(/^Nobody answers in this demo/);
    await userEvent.click(await call.findByRole('switch', { name: 'Ringing sound' }));
    await userEvent.click(await call.findByRole('button', { name: 'End call' }));
    await findMessage('Missed call, no answer');
    await waitFor(() =>
      expect(storedMessages(chef).at(-1)!.attachment).toMatchObject({ isVideo: false }),
    );
  },
};
export const CalledWithVideo: Story = {
  play: async () => {
    await findMessage('No');
    await press('Video call');
    await dialog('Video call to Tomás Ferreira', 'alertdialog');
    await userEvent.keyboard('{Escape}');
    await findMessage('Missed video call, no answer');
  },
};

export const Found: Story = {
  play: async () => {
    await findMessage('No');
    await press('Search in this chat');
    await at('/apps/chat?contact=2&find=');
    const search = within(await screen.findByRole('search'));
    await userEvent.type(await search.findByRole('searchbox'), 'ask');
    await search.findByText('1 of 2');
    await expect((await talk()).getAllByText('ask', { selector: 'mark' })).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await search.findByText('2 of 2');
    await userEvent.type(await search.findByRole('searchbox'), ' unlikely');
    await search.findByText('No matches');
    await press('Close search');
    await at('/apps/chat?contact=2');
  },
};
export const FoundLongAgo: Story = {
  args: { address: '/apps/chat?contact=2&find=freezer' },
  beforeEach: () => setScenario('many'),
  play: async () => {
    const search = within(await screen.findByRole('search'));
    await search.findByText('1 of 66');
    const older = await search.findByRole('button', { name: 'Older match' });
    for (let place = 2; place < 8; place++) {
      await userEvent.click(older);
      await search.findByText(`${place} of 66`);
    }
    await waitFor(() => expect(document.querySelector('[data-current]')).toBeVisible());
    await expect(document.querySelectorAll('[data-message]').length).toBeGreaterThan(100);
  },
};

const drawn = async () => {
  const canvas = document.createElement('canvas');
  canvas.width = 1600;
  canvas.height = 1200;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = 'teal';
  pen.fillRect(0, 0, 1600, 1200);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  return new File([blob!], 'Laksa.png', { type: 'image/png' });
};
const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

export const WithPicture: Story = {
  play: async () => {
    await findMessage('No');
    await fireEvent.change(fileInput(), { target: { files: [await drawn()] } });
    await screen.findByText('Laksa.png');
    await press('Remove picture');
    await waitFor(() => expect(screen.queryByText('Laksa.png')).toBeNull());
    await fireEvent.change(fileInput(), { target: { files: [await drawn()] } });
    await screen.findByText('Laksa.png');
    await press('Send');
    await waitFor(() =>
      expect(storedMessages(chef).at(-1)!.attachment).toMatchObject({ width: 1280, height: 960 }),
    );
    await press('Picture: Laksa.png');
    const large = await dialog('Laksa.png');
    await userEvent.click(await large.findByRole('button', { name: 'Close' }));
    await isClosed();
  },
};
export const NoPicture: Story = {
  play: async () => {
    await findMessage('No');
    const file = new File(['Price list'], 'list.txt', { type: 'text/plain' });
    await fireEvent.change(fileInput(), { target: { files: [file] } });
    await screen.findByText('This file isn’t a picture that can be sent.');
  },
};
export const Recorded: Story = {
  beforeEach: humming,
  play: async () => {
    await findMessage('No');
    await press('Record voice message');
    await screen.findByText('Recording');
    await waitFor(() => expect(screen.getByText(/^0:01/)).toBeVisible());
    await press('Stop recording');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await press('Play voice message');
    await press('Send');
    await waitFor(() =>
      expect(storedMessages(chef).at(-1)!.attachment).toMatchObject({ kind: 'voice' }),
    );
    await (await talk()).findByRole('button', { name: 'Play voice message' });
  },
};
export const RecordingDiscarded: Story = {
  beforeEach: humming,
  play: async () => {
    await findMessage('No');
    await press('Record voice message');
    await screen.findByText('Recording');
    await press('Discard recording');
    await field();
    await expect(screen.queryByRole('button', { name: 'Play voice message' })).toBeNull();
  },
};
export const NoMicrophone: Story = {
  beforeEach: refusedMicrophone,
  play: async () => {
    await findMessage('No');
    await press('Record voice message');
    await screen.findByText(/^This page doesn’t have access to your microphone/);
  },
};

export const Contact: Story = {
  args: { address: '/apps/chat?contact=2&panel=contact' },
  play: async () => {
    const panel = await dialog('Contact');
    await panel.findByRole('link', { name: 'tomas.ferreira@example.com' });
    await panel.findByRole('button', { name: 'Picture: laksa.svg' });
    const guest = await panel.findByRole('button', { name: 'Guest' });
    await userEvent.click(guest);
    await waitFor(() => expect(contactIn(book.read(), chef).tags).toContain('guest'));
    await waitFor(() => expect(guest).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(await panel.findByRole('switch', { name: 'Important' }));
    await waitFor(() => expect(contactIn(book.read(), chef).isImportant).toBe(false));
    await userEvent.click(await panel.findByRole('button', { name: 'Close' }));
    await at('/apps/chat?contact=2');
  },
};
/** If three columns fit, the chat stays usable next to the panel. */
export const ThreeColumns: Story = {
  parameters: {
    viewport: {
      options: { large: { name: 'Large', styles: { width: '1600px', height: '900px' } } },
    },
  },
  globals: { viewport: { value: 'large', isRotated: false } },
  play: async () => {
    await findMessage('No');
    await press(/^About Tomás/, 'link');
    const panel = within(await screen.findByRole('region', { name: 'Contact' }));
    await panel.findByRole('heading', { name: 'Shared pictures' });
    await write('Nine it is{Enter}');
    await findMessage('Nine it is');
    await userEvent.click(await panel.findByRole('button', { name: 'Close' }));
    await at('/apps/chat?contact=2');
    await waitFor(() => expect(screen.getByRole('link', { name: /^About Tomás/ })).toHaveFocus());
  },
};
export const Deleted: Story = {
  args: { address: '/apps/chat?contact=2&panel=contact' },
  play: async () => {
    const panel = await dialog('Contact');
    await userEvent.click(await panel.findByRole('button', { name: 'Delete contact' }));
    const question = await dialog('Delete Tomás Ferreira?', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Delete contact' }));
    await at('/apps/chat');
    await waitFor(async () => expect(await people('Chats')).not.toContain('2'));
    await press(/^Undo/);
    await waitFor(async () => expect((await people('Chats'))[0]).toBe('2'));
  },
};
/** Pressing outside a panel closes it. */
export const Closed: Story = {
  args: { address: '/apps/chat?contact=2&panel=contact' },
  play: async () => {
    await dialog('Contact');
    await userEvent.click(document.elementFromPoint(20, 400)!);
    await at('/apps/chat?contact=2');
  },
};

export const Own: Story = {
  args: { address: '/apps/chat' },
  play: async () => {
    await press(/^Your profile/, 'link');
    await at('/apps/chat?panel=own');
    const panel = await dialog('Your profile');
    const about = await panel.findByRole('textbox', { name: 'About you' });
    await userEvent.clear(about);
    await userEvent.type(about, 'x'.repeat(121));
    await panel.findByText('121/120');
    await expect(await panel.findByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.clear(about);
    await userEvent.type(about, 'At the pass');
    await userEvent.click(await panel.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(book.read().profile.about).toBe('At the pass'));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Save' })).toBeNull());
    await userEvent.click(await panel.findByRole('radio', { name: 'Away' }));
    await userEvent.click(await panel.findByRole('switch', { name: /^Two-step/ }));
    await userEvent.click(await panel.findByRole('switch', { name: /^Notifications/ }));
    await waitFor(() =>
      expect(book.read().profile).toMatchObject({
        status: 'away',
        settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: false },
      }),
    );
    await panel.findByRole('button', { name: 'Copy invitation link' });
  },
};
export const NotSaved: Story = {
  args: { address: '/apps/chat?panel=own' },
  parameters: handled(refuses(updateChatProfile, 'forbidden')),
  play: async () => {
    const panel = await dialog('Your profile');
    await userEvent.click(await panel.findByRole('radio', { name: 'Busy' }));
    await screen.findByText('Couldn’t save your profile');
    await waitFor(() => expect(panel.getByRole('radio', { name: 'Online' })).toBeChecked());
  },
};
export const LoggedOut: Story = {
  args: { address: '/apps/chat?panel=own' },
  play: async ({ args }) => {
    const panel = await dialog('Your profile');
    await userEvent.click(await panel.findByRole('button', { name: 'Sign out' }));
    const question = await dialog('Sign out?', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Cancel' }));
    await expect(args.onLogOut).not.toHaveBeenCalled();
    await userEvent.click(await panel.findByRole('button', { name: 'Sign out' }));
    const again = await dialog('Sign out?', 'alertdialog');
    await userEvent.click(await again.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(args.onLogOut).toHaveBeenCalledOnce());
  },
};
export const AccountDeleted: Story = {
  args: { address: '/apps/chat?contact=2' },
  play: async ({ args }) => {
    await findMessage('No');
    await write('Nine{Enter}');
    await waitFor(() => expect(storedMessages(chef)).toHaveLength(21));
    await press(/^Your profile/, 'link');
    const panel = await dialog('Your profile');
    await userEvent.click(await panel.findByRole('button', { name: 'Delete account' }));
    const question = await dialog('Delete your chat account?', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(args.onLogOut).toHaveBeenCalledOnce());
    await expect(storedMessages(chef)).toHaveLength(20);
  },
};

const long =
  'Küchengroßgerätereinigungsmittelkonzentratbestellung für Dunstabzugshauben ansehen, bitte';
export const LongText: Story = {
  beforeEach: () => {
    const rows = book.read();
    Object.assign(contactIn(rows, chef), {
      fullName: 'Wolfeschlegelsteinhausenbergerdorff Donaudampfschifffahrtsgesellschaft',
      about: long,
      tags: ['team', 'supplier', 'guest', 'event', 'urgent'],
    });
    for (const message of chatIn(rows, chef)!.chat) if (message.message) message.message = long;
  },
  play: async () => {
    await waitFor(async () => expect((await talk()).getAllByText(long)).toHaveLength(19));
  },
};
export const LongTextOnPhone: Story = { ...LongText, globals: phone };

/** A contact without a chat and without a picture. */
export const Alone: Story = {
  parameters: handled(
    templateAnswer(listChats, () => ({ ...everything(book.read()), chatsContacts: [] })),
  ),
  args: { address: `/apps/chat?contact=${stranger}` },
  play: async () => {
    await screen.findByText('No chats yet');
    await screen.findByRole('heading', { name: 'No messages yet' });
  },
};

export const Keyboard: Story = {
  args: { address: '/apps/chat' },
  play: async () => {
    const first = await (await list('Chats')).findByRole('link', { name: /Tomás/ });
    first.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await at('/apps/chat?contact=6');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('Two for the staff, then{Enter}');
    await findMessage('Two for the staff, then');
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{Tab}{Tab}{/Shift}');
    await expect(screen.getByRole('region', { name: 'Messages' })).toHaveFocus();
    (await screen.findByRole('button', { name: 'More' })).focus();
    await userEvent.keyboard('{Enter}');
    const view = await screen.findByRole('menuitem', { name: 'View contact' });
    await waitFor(() => expect(view).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await at('/apps/chat?contact=6&panel=contact');
    await dialog('Contact');
    await userEvent.keyboard('{Escape}');
    await at('/apps/chat?contact=6');
    (await screen.findByRole('button', { name: 'Search in this chat' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('tart');
    await screen.findByText('1 of 1');
    await userEvent.keyboard('{Escape}{Escape}');
    await at('/apps/chat?contact=6');
  },
};
