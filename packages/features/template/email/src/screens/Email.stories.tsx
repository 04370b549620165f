import { never, refuses, setScenario, templateAnswer } from '@servery/api/mocks';
import {
  getEmail,
  listEmails,
  saveEmailDraft,
  sendEmail,
  updateEmails,
  type Email as Mail,
} from '@servery/api/template';
import { AddressBar } from '@servery/screens/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { allEmails, emailOf } from '../mocks/book.ts';
import { emailMocks } from '../mocks/index.ts';
import { makeEmails } from '../mocks/makeEmails.ts';
import { Email } from './Email.tsx';

const meta = {
  component: Email,
  args: { address: '/apps/email', onAddressChange: fn() },
  parameters: { layout: 'fullscreen' },
  render: ({ address, onAddressChange, ...args }) => (
    <AddressBar search={address} onSearchChange={onAddressChange} followsLinks>
      {({ search, onSearchChange }) => (
        <main style={{ blockSize: '100dvb' }}>
          <Email {...args} address={search} onAddressChange={onSearchChange} />
        </main>
      )}
    </AddressBar>
  ),
  beforeEach: () => () => {
    setScenario('usual');
    emailMocks.reset();
  },
} satisfies Meta<typeof Email>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const address = () => document.querySelector<HTMLElement>('[data-address]')!.dataset['address'];
const at = (path: string) => waitFor(() => expect(address()).toBe(path));
const list = async () => within(await screen.findByRole('list', { name: 'Emails' }));
const link = async (name: RegExp | string) => (await list()).findByRole('link', { name });
const waitForText = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const pick = async (name: RegExp | string, role = 'menuitem') =>
  userEvent.click(await screen.findByRole(role, { name }));
const reader = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));
// The compose window is loaded lazily on first use.
const dock = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
const find = (subject: string) => allEmails().find((mail) => mail.subject === subject);
const fish = 'Barramundi for Friday: 8 or 12 kg?';
const wedding = 'Seating plan, and one more aunt';
const idOf = (subject: string) =>
  makeEmails(26, 0).find((mail) => mail.subject.startsWith(subject))!.id;
const fishId = idOf(fish);
const trashedId = makeEmails(26, 0).find(({ folder }) => folder === 'trash')!.id;

export const Loaded: Story = {
  play: async () => {
    await waitForText('16 emails');
    await expect((await list()).getAllByRole('listitem').length).toBeGreaterThan(8);
    await link(fish);
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Inbox');
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: () => waitForText('16 emails') };
export const Touch: Story = { globals: { density: 'touch' }, play: () => waitForText('16 emails') };
export const Phone: Story = {
  globals: phone,
  play: async () => {
    await waitForText('16 emails');
    await press('Folders');
    const places = await dock('Folders');
    await userEvent.click(await places.findByRole('link', { name: /^Sent/ }));
    await at('/apps/email/sent');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Loading: Story = {
  parameters: handled(never(listEmails)),
  play: async () => {
    await waitForText('Loading emails…');
    await expect(screen.queryByText('No emails')).toBeNull();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(listEmails, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load emails' });
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(screen.queryByText('No emails')).toBeNull();
    await expect(screen.queryByText(/You’ve answered everything/)).toBeNull();
  },
};
/**
 * Without a connection, another folder doesn't show the emails of the previous one, and a star
 * isn't kept.
 */
export const Offline: Story = {
  play: async () => {
    const star = await screen.findByRole('button', { name: `Star: ${wedding}` });
    setScenario('offline');
    await userEvent.click(star);
    await waitForText('Couldn’t make the change');
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.click(await screen.findByRole('link', { name: /^Sent/ }));
    await screen.findByRole('heading', { name: 'Couldn’t load emails' });
    await expect(screen.queryByRole('list', { name: 'Emails' })).toBeNull();
  },
};
export const Forbidden: Story = {
  parameters: handled(refuses(updateEmails, 'forbidden')),
  play: async () => {
    const star = await screen.findByRole('button', { name: `Star: ${wedding}` });
    await userEvent.click(star);
    await waitForText('Couldn’t make the change');
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'false'));
  },
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => {
    await screen.findByRole('heading', { name: 'No emails' });
  },
};
export const NoResult: Story = {
  args: { address: '/apps/email?q=unicorn' },
  play: async () => {
    await screen.findByRole('heading', { name: 'No matching emails' });
    const [, clear] = await screen.findAllByRole('button', { name: 'Clear search' });
    await userEvent.click(clear!);
    await at('/apps/email');
    await waitForText('16 emails');
  },
};

const long = (mail: Mail): Mail => ({
  ...mail,
  from: { ...mail.from, name: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe von und zu' },
  subject:
    'Küchengroßgerätereinigungsmittelkonzentratbestellung für Dunstabzugshauben, Kühlzellen und mehr',
  labels: ['personal', 'company', 'important', 'private'],
});
const longMails = () => makeEmails(3, Date.now()).map(long);
export const LongText: Story = {
  parameters: handled(
    templateAnswer(listEmails, () => ({
      emails: longMails(),
      emailsMeta: { inbox: 12_345, spam: 0, draft: 0, me: '', total: 3, offset: 0 },
    })),
    templateAnswer(getEmail, () => ({
      ...longMails()[0]!,
      hasPreviousMail: false,
      hasNextMail: true,
    })),
  ),
  play: () => waitForText('3 emails'),
};
export const LongTextOnPhone: Story = { ...LongText, globals: phone };
export const LongTextRead: Story = {
  ...LongText,
  args: { address: '/apps/email?mail=3' },
  globals: phone,
  play: async () => {
    await screen.findByRole('heading', { level: 2 });
  },
};

export const Many: Story = {
  beforeEach: () => setScenario('many'),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^\d{4} emails|^\d,\d{3} emails/)).toBeVisible());
    const rows = document.querySelectorAll('[data-row]');
    await expect(rows.length).toBeLessThan(60);
    const first = await screen.findByRole('link', { name: fish });
    first.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement?.closest('li')).not.toBeNull());
    await waitFor(() => {
      const row = document.activeElement!.closest('li')!;
      return expect(row.ariaPosInSet).toBe(row.ariaSetSize);
    });
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('link', { name: fish })).toHaveFocus());
  },
};

export const Searched: Story = {
  play: async () => {
    await waitForText('16 emails');
    await userEvent.type(await screen.findByRole('searchbox'), 'espresso');
    await waitForText('1 email');
    await link('The espresso machine is making that sound again');
    await at('/apps/email?q=espresso');
  },
};

export const Places: Story = {
  play: async () => {
    await waitForText('16 emails');
    await userEvent.click(await screen.findByRole('link', { name: /^Starred/ }));
    await at('/apps/email/starred');
    await waitForText('3 emails');
    await userEvent.click(await screen.findByRole('link', { name: 'Private' }));
    await at('/apps/email/label/private');
    await waitForText('2 emails');
    await userEvent.click(await screen.findByRole('link', { name: /^Drafts/ }));
    await waitForText('2 emails');
    await userEvent.click(await link('Holiday opening hours'));
    await at(`/apps/email/draft?compose=${idOf('Holiday')}`);
    const panel = await dock('Holiday opening hours');
    await waitFor(() =>
      expect(panel.getByRole('textbox', { name: 'Message' })).toHaveTextContent('Dear guests'),
    );
  },
};

export const Marked: Story = {
  play: async () => {
    await waitForText('16 emails');
    const rows = await list();
    await userEvent.click(await rows.findByRole('checkbox', { name: `Select: ${fish}` }));
    await userEvent.click(await rows.findByRole('checkbox', { name: `Select: ${wedding}` }));
    await waitForText('2 selected');
    await press('Label');
    await pick('Private', 'menuitemcheckbox');
    await waitFor(() => expect(find(wedding)!.labels).toContain('private'));
    await userEvent.keyboard('{Escape}');
    await press('Mark as read');
    await waitFor(() => expect(find(fish)!.isRead).toBe(true));
    await press('Move to');
    await pick('Spam');
    await waitForText('14 emails');
    await press(/^Undo/);
    await waitForText('16 emails');
  },
};

export const AllMarked: Story = {
  play: async () => {
    await waitForText('16 emails');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await waitForText('16 selected');
    await press('Move to trash');
    await screen.findByRole('heading', { name: 'No emails' });
    await press(/^Undo/);
    await waitForText('16 emails');
  },
};

export const Read: Story = {
  play: async () => {
    await userEvent.click(await link(wedding));
    await at(`/apps/email?mail=${idOf(wedding)}`);
    const open = await reader(wedding);
    await waitFor(() => expect(find(wedding)!.isRead).toBe(true));
    await userEvent.click(await open.findByRole('button', { name: 'Details' }));
    await screen.findByText(/Nadia Haddad </);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await open.findByRole('button', { name: 'Previous email' }));
    const previous = await reader(fish);
    await expect(await previous.findByRole('button', { name: 'Previous email' })).toBeDisabled();
    await userEvent.click(await previous.findByRole('button', { name: '2 earlier messages' }));
    await waitFor(() => expect(previous.getAllByRole('article')).toHaveLength(3));
    await userEvent.click(await previous.findByRole('button', { name: 'Mark as unread' }));
    await at('/apps/email');
    await waitFor(() => expect(find(fish)!.isRead).toBe(false));
  },
};

export const ReadOnPhone: Story = {
  args: { address: `/apps/email?mail=${fishId}` },
  globals: phone,
  play: async () => {
    await reader(fish);
  },
};

export const ReadDark: Story = { ...ReadOnPhone, globals: { skin: 'dark' } };

export const Trashed: Story = {
  args: { address: `/apps/email?mail=${fishId}` },
  play: async () => {
    const open = await reader(fish);
    await userEvent.click(await open.findByRole('button', { name: 'Move to trash' }));
    await at('/apps/email');
    await waitForText('15 emails');
    await press(/^Undo/);
    await waitForText('16 emails');
  },
};

/** Emails in the trash are permanently deleted after a confirmation. */
export const DeletedPermanently: Story = {
  args: { address: '/apps/email/trash' },
  play: async () => {
    const count = allEmails().filter(({ folder }) => folder === 'trash').length;
    await waitForText(`${count} emails`);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await press('Delete permanently');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitForText(`${count} selected`);
    await press('Delete permanently');
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Delete permanently' }));
    await screen.findByRole('heading', { name: 'No emails' });
    await waitFor(() => expect(allEmails().some(({ folder }) => folder === 'trash')).toBe(false));
  },
};

/** The same for the open email. */
export const ReadAndDeleted: Story = {
  args: { address: `/apps/email/trash?mail=${trashedId}` },
  play: async () => {
    const { subject } = allEmails().find(({ id }) => id === trashedId)!;
    const open = await reader(subject);
    await userEvent.click(await open.findByRole('button', { name: 'Delete permanently' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete permanently' }));
    await at('/apps/email/trash');
    await waitFor(() => expect(allEmails().some(({ id }) => id === trashedId)).toBe(false));
    // After deleting, the focus is back in the list.
    await waitFor(() => expect(document.activeElement?.closest('li')).not.toBeNull());
  },
};

export const Gone: Story = {
  args: { address: '/apps/email?mail=999' },
  play: async () => {
    await screen.findByRole('heading', { name: 'This email no longer exists' });
    const [, back] = await screen.findAllByRole('button', { name: 'Back to list' });
    await userEvent.click(back!);
    await at('/apps/email');
  },
};

/** The content of an email runs no scripts, loads nothing and doesn't overflow its card. */
export const Poisoned: Story = {
  args: { address: `/apps/email/spam?mail=${idOf('A matter of')}` },
  play: async () => {
    const title = document.title;
    const open = await reader(/^A matter of/);
    const card = await open.findByRole('article');
    await expect(card.querySelector('script, style, iframe, [onerror], [onclick]')).toBeNull();
    await expect(card.querySelector('img[src="x"]')).toBeNull();
    await expect(within(card).queryByRole('link')).toBeNull();
    await expect(document.title).toBe(title);
  },
};

export const Attached: Story = {
  args: { address: `/apps/email?mail=${fishId}` },
  play: async () => {
    const open = await reader(fish);
    await userEvent.click(await open.findByRole('button', { name: /^price-list-november.csv/ }));
    const file = await dock('price-list-november.csv');
    await file.findByRole('rowheader', { name: 'Barramundi' });
    await expect(await file.findByRole('button', { name: 'Download' })).toBeEnabled();
  },
};

export const Printed: Story = {
  args: { address: `/apps/email?mail=${fishId}` },
  beforeEach: () => {
    spyOn(window, 'print').mockImplementation(() => undefined);
  },
  play: async () => {
    const open = await reader(fish);
    await userEvent.click(await open.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    window.dispatchEvent(new Event('afterprint'));
  },
};

export const Composed: Story = {
  play: async () => {
    const [compose] = await screen.findAllByRole('link', { name: 'Compose' });
    await userEvent.click(compose!);
    await at('/apps/email?compose=new');
    const panel = await dock('New message');
    const to = await panel.findByRole('combobox', { name: 'To' });
    await userEvent.type(to, 'mei lin');
    await userEvent.click(await screen.findByRole('option', { name: /Mei Lin Tan/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await panel.findByRole('button', { name: 'Add Cc' }));
    await userEvent.type(await panel.findByRole('combobox', { name: 'Cc' }), 'me@example.org');
    await userEvent.click(await screen.findByRole('option', { name: /Send to me@example.org/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.type(await panel.findByRole('textbox', { name: 'Subject' }), 'Lemons');
    await userEvent.click(await panel.findByRole('textbox', { name: 'Message' }));
    await userEvent.keyboard('Two crates');
    await waitFor(() => expect(find('Lemons')?.message).toBe('<p>Two crates</p>'));
    await at(`/apps/email?compose=${find('Lemons')!.id}`);
    const same = await dock('Lemons');
    await same.findByText('Saved to drafts');
    await userEvent.click(await same.findByRole('button', { name: 'Send' }));
    await at('/apps/email');
    await waitFor(() =>
      expect(find('Lemons')).toMatchObject({
        folder: 'sent',
        to: [{ name: 'Mei Lin Tan', email: 'mei.lin.tan@example.com' }],
        cc: [{ name: '', email: 'me@example.org' }],
      }),
    );
    await press(/^Undo/);
    await dock('Lemons');
    await expect(find('Lemons')!.folder).toBe('draft');
  },
};

/** A window that is closed gives the focus back to the link that had it. */
export const ComposedFromALink: Story = {
  play: async () => {
    const drafts = await screen.findByRole('link', { name: /^Drafts/ });
    drafts.focus();
    await userEvent.keyboard('c');
    const panel = await dock('New message');
    await userEvent.click(await panel.findByRole('textbox', { name: 'Subject' }));
    await userEvent.keyboard('{Escape}');
    await at('/apps/email');
    await waitFor(() => expect(drafts).toHaveFocus());
  },
};

export const ComposedOnAPhone: Story = {
  args: { address: '/apps/email?compose=new' },
  globals: phone,
  play: async () => {
    const panel = await dock('New message');
    await panel.findByRole('textbox', { name: 'Message' });
  },
};

export const Answered: Story = {
  args: { address: `/apps/email?mail=${fishId}` },
  play: async () => {
    const open = await reader(fish);
    await userEvent.click(await open.findByRole('button', { name: 'Reply' }));
    await at(`/apps/email?mail=${fishId}&compose=reply-${fishId}`);
    const panel = await dock(`Re: ${fish}`);
    await panel.findByText('Lim Soon Huat');
    const message = await panel.findByRole('textbox', { name: 'Message' });
    await expect(message).toHaveTextContent(/Lim Soon Huat wrote:.*Barramundi, 32 the kilo/);
    await userEvent.click(await panel.findByRole('button', { name: 'Send' }));
    await at(`/apps/email?mail=${fishId}`);
    await waitFor(() => expect(emailOf(fishId).replies).toHaveLength(3));
    await waitFor(() => expect(open.getAllByRole('article')).toHaveLength(2));
  },
};

export const Scheduled: Story = {
  args: { address: `/apps/email?compose=forward-${fishId}` },
  play: async () => {
    const panel = await dock(`Fwd: ${fish}`);
    await panel.findByText('price-list-november.csv');
    await userEvent.click(await panel.findByRole('button', { name: 'More ways to send' }));
    await pick(/^Monday morning/);
    await panel.findByText('Add at least one recipient.');
    await userEvent.type(await panel.findByRole('combobox', { name: 'To' }), 'tomas');
    await userEvent.click(await screen.findByRole('option', { name: /Tomás/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await panel.findByRole('button', { name: 'More ways to send' }));
    await pick('Choose a time');
    const later = await dock('Send later');
    await userEvent.click(await later.findByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(find(`Fwd: ${fish}`)?.sendAt).toBeTruthy());
    const waiting = find(`Fwd: ${fish}`)!;
    await expect(waiting.folder).toBe('draft');
    // The addresses of the links change once the window is closed.
    await at('/apps/email');
    await userEvent.click(await screen.findByRole('link', { name: /^Drafts/ }));
    await userEvent.click(await link(`Fwd: ${fish}`));
    const again = await dock(`Fwd: ${fish}`);
    await again.findByText(/^Will be sent/);
    await userEvent.click(await again.findByRole('button', { name: 'More ways to send' }));
    await pick('Cancel scheduled send');
    await again.findByText('Saved to drafts');
    await expect(emailOf(waiting.id).sendAt).toBeNull();
  },
};

export const Discarded: Story = {
  args: { address: '/apps/email?compose=new' },
  play: async () => {
    const panel = await dock('New message');
    await userEvent.type(await panel.findByRole('textbox', { name: 'Subject' }), 'Never mind');
    await userEvent.click(await panel.findByRole('button', { name: 'Discard' }));
    await at('/apps/email');
    await waitFor(() => expect(find('Never mind')?.folder).toBe('trash'));
    await press(/^Undo/);
    await dock('Never mind');
    await waitFor(() => expect(find('Never mind')!.folder).toBe('draft'));
  },
};

export const Options: Story = {
  args: { address: '/apps/email?compose=new' },
  play: async () => {
    const panel = await dock('New message');
    await userEvent.click(await panel.findByRole('textbox', { name: 'Message' }));
    await userEvent.keyboard('One{Enter}Two');
    await userEvent.click(await panel.findByRole('button', { name: 'More options' }));
    await pick('Plain text', 'menuitemcheckbox');
    await pick('Important', 'menuitemcheckbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('One\nTwo'),
    );
    const file = new File(['a,b\n1,2'], 'till.csv', { type: 'text/csv' });
    const heavy = new File([new Uint8Array(2_100_000)], 'film.mp4', { type: 'video/mp4' });
    const input = document.querySelector<HTMLInputElement>('[data-attach]')!;
    await userEvent.upload(input, [file, heavy]);
    await panel.findByText('till.csv');
    await panel.findByText(/Not attached: film.mp4/);
    await userEvent.click(await panel.findByRole('button', { name: 'Remove till.csv' }));
    await waitFor(() => expect(panel.queryByText('till.csv')).toBeNull());
    await userEvent.click(await panel.findByRole('button', { name: 'Maximise' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Minimise' }));
    await waitFor(() => expect(panel.queryByRole('textbox', { name: 'Subject' })).toBeNull());
    await userEvent.click(await panel.findByRole('button', { name: 'Restore' }));
    await panel.findByRole('textbox', { name: 'Subject' });
    await userEvent.click(await panel.findByRole('button', { name: 'Save and close' }));
    await waitFor(() =>
      expect(allEmails().some((mail) => mail.message === '<p>One</p><p>Two</p>')).toBe(true),
    );
  },
};

export const NotSent: Story = {
  args: { address: `/apps/email?compose=reply-${fishId}` },
  parameters: handled(refuses(sendEmail, 'crashed')),
  play: async () => {
    const panel = await dock(`Re: ${fish}`);
    await userEvent.click(await panel.findByRole('button', { name: 'Send' }));
    await panel.findByText('Couldn’t send the message. It’s still here.');
  },
};

export const NotSaved: Story = {
  args: { address: '/apps/email?compose=new' },
  parameters: handled(refuses(saveEmailDraft, 'crashed')),
  play: async () => {
    const panel = await dock('New message');
    await userEvent.type(await panel.findByRole('textbox', { name: 'Subject' }), 'Lost?');
    const same = await dock('Lost?');
    await same.findByText('Not saved');
  },
};

export const Keyboard: Story = {
  play: async () => {
    const first = await link(fish);
    first.focus();
    await userEvent.keyboard('j');
    await waitFor(async () => expect(await link(wedding)).toHaveFocus());
    await userEvent.keyboard('sx');
    await waitForText('1 selected');
    await waitFor(() => expect(find(wedding)!.isStarred).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await reader(wedding);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
    await userEvent.keyboard('k');
    await reader(fish);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: fish })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await at('/apps/email');
    await waitFor(() => expect(document.activeElement?.closest('li')).not.toBeNull());
    await userEvent.keyboard('/');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    (await link(fish)).focus();
    await userEvent.keyboard('?');
    await dock('Keyboard shortcuts');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (await link(fish)).focus();
    await userEvent.keyboard('c');
    const panel = await dock('New message');
    await waitFor(() => expect(panel.getByRole('combobox', { name: 'To' })).toHaveFocus());
    await userEvent.keyboard('ann@example.org{Enter}');
    await panel.findByText('ann@example.org');
    await userEvent.keyboard('{Escape}{Escape}');
    await at('/apps/email');
    await waitFor(() =>
      expect(allEmails().some(({ to }) => to[0]?.email === 'ann@example.org')).toBe(true),
    );
  },
};
