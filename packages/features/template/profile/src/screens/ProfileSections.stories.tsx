import { refuses, setScenario } from '@servery/api/mocks';
import { editProfilePage, setProfileFriend } from '@servery/api/template';
import { asksToDiscard } from '@servery/screens/asks-to-discard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { store } from '../mocks/store.ts';
import { ProfileAddress } from './ProfileAddress.fixtures.tsx';
import { at, card, handled, phone, press, restored } from './stories.fixtures.ts';

const of = (search: string) => ({
  args: { address: `/pages/profile?${search}`, onAddressChange: fn() },
});
const meta = {
  title: 'screens/ProfileSections',
  component: ProfileAddress,
  ...of('tab=about'),
  beforeEach: restored,
} satisfies Meta<typeof ProfileAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = 'Couldn’t save your changes. Try again in a moment.';

export const About: Story = {
  play: async () => {
    const about = await card('About');
    await expect(about.getByText('Kuala Lumpur, Malaysia')).toBeVisible();
    await expect(about.getByRole('link', { name: 'farah.kamaruddin@example.com' })).toHaveAttribute(
      'href',
      'mailto:farah.kamaruddin@example.com',
    );
  },
};

/** Each section has its own URL. */
export const Sections: Story = {
  play: async () => {
    for (const [name, tab] of [
      [/^Photos/, '?tab=photos'],
      [/^Friends/, '?tab=friends'],
      [/^About/, '?tab=about'],
      [/^Feed/, ''],
    ] as const) {
      await userEvent.click(await screen.findByRole('link', { name }));
      await at(`/pages/profile${tab}`);
    }
  },
};

export const Photos: Story = {
  ...of('tab=photos'),
  play: async () => {
    const photos = await card('Photos');
    await expect(photos.getAllByRole('link')).toHaveLength(12);
    await userEvent.click(photos.getByRole('link', { name: 'The new noodle bowl' }));
    await at('/pages/profile?tab=photos&photo=2');
    const dialog = within(await screen.findByRole('dialog', { name: 'The new noodle bowl' }));
    await expect(dialog.getByText('2 of 12')).toBeVisible();
    await press(dialog, 'Previous photo');
    await press(dialog, 'Previous photo');
    await screen.findByRole('dialog', { name: 'Tasting the new roast' });
    await press(dialog, 'Next photo');
    await at('/pages/profile?tab=photos&photo=1');
    await press(dialog, 'Close');
    await at('/pages/profile?tab=photos');
  },
};
export const PhotosOnPhone: Story = {
  ...of('tab=photos'),
  globals: phone,
  play: async () => void (await card('Photos')),
};
export const Photo: Story = {
  ...of('tab=photos&photo=5'),
  play: async () => void (await screen.findByRole('dialog', { name: 'Lantern Street at sunset' })),
};
export const NoPhotos: Story = {
  ...of('tab=photos'),
  beforeEach: () => setScenario('empty'),
  play: async () => void (await screen.findByRole('heading', { name: 'No photos yet' })),
};

const friends = async () => within(await screen.findByRole('list', { name: 'Friends' }));

export const Friends: Story = {
  ...of('tab=friends'),
  play: async () => {
    await screen.findByRole('heading', { name: '9 friends' });
    await press(await friends(), 'Remove Aina Rahman');
    const heading = await screen.findByRole('heading', { name: '8 friends' });
    await expect(heading).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('heading', { name: '9 friends' });
  },
};
export const FriendsOnPhone: Story = {
  ...of('tab=friends'),
  globals: phone,
  play: async () => void (await friends()),
};
export const FriendAdded: Story = {
  ...of('tab=friends'),
  play: async () => {
    const suggested = await card('People you may know');
    const [button] = suggested.getAllByRole('button', { name: /^Add/ });
    const name = button!.getAttribute('aria-label')!.slice('Add '.length);
    await userEvent.click(button!);
    await screen.findByText(`${name} added to your friends`);
    await screen.findByRole('heading', { name: '10 friends' });
    await press(suggested, `Remove ${name}`);
    await screen.findByText(`${name} removed from your friends`);
    await screen.findByRole('heading', { name: '9 friends' });
  },
};
export const FriendNotRemoved: Story = {
  ...of('tab=friends'),
  parameters: handled(refuses(setProfileFriend, 'crashed')),
  play: async () => {
    await press(await friends(), 'Remove Aina Rahman');
    await screen.findByText(failed);
    await expect(screen.getByRole('heading', { name: '9 friends' })).toBeVisible();
  },
};
export const NoFriends: Story = {
  ...of('tab=friends'),
  beforeEach: () => setScenario('empty'),
  play: async () => void (await screen.findByRole('heading', { name: 'No friends yet' })),
};
export const ManyFriends: Story = {
  ...of('tab=friends'),
  beforeEach: () => setScenario('many'),
  play: async () => void (await screen.findByRole('heading', { name: '89 friends' })),
};

const form = async () => within(await screen.findByRole('dialog', { name: 'Edit profile' }));
const fill = async (part: ReturnType<typeof within>, name: RegExp, text: string) => {
  const field = await part.findByRole('textbox', { name });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
const picture = async (name: string) => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 300;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob!], name, { type: 'image/png' });
};

export const Edited: Story = {
  play: async () => {
    await card('About');
    await userEvent.click(screen.getByRole('button', { name: 'Edit profile' }));
    await at('/pages/profile?tab=about&form=edit');
    const fields = await form();
    await fill(fields, /^Name/, 'Nur Farah');
    await fill(fields, /^Website/, '');
    await userEvent.upload(fields.getByLabelText('Cover picture'), await picture('cover.png'));
    await fields.findByRole('button', { name: 'Remove cover picture' });
    await press(fields, 'Remove profile picture');
    await press(fields, 'Save changes');
    await screen.findByText('Profile saved');
    await at('/pages/profile?tab=about');
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nur Farah');
    await expect(screen.queryByText('lanternstreet.example')).toBeNull();
    const { self } = store.read();
    await expect(self).toMatchObject({ fullName: 'Nur Farah', avatar: null });
    await expect(self.cover).toMatch(/^data:image\/jpeg/);
  },
};
export const EditedOnPhone: Story = {
  ...of('form=edit'),
  globals: phone,
  play: async () => void (await form()),
};
export const Invalid: Story = {
  ...of('form=edit'),
  play: async () => {
    const fields = await form();
    await fill(fields, /^Name/, '');
    await fill(fields, /^Email/, 'nowhere');
    await fill(fields, /^Website/, 'lantern street');
    await press(fields, 'Save changes');
    await fields.findByText('This field is required.');
    await fields.findByText('Enter an email address, such as name@example.com.');
    await fields.findByText('Enter a URL, such as https://example.com.');
    await waitFor(() => expect(fields.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
  },
};
export const Discarded: Story = {
  ...of('form=edit'),
  play: async () => {
    await fill(await form(), /^Lives in/, 'Penang');
    await asksToDiscard();
    await at('/pages/profile');
    await expect(store.read().self.lives).toBe('Kuala Lumpur, Malaysia');
  },
};
export const NotSaved: Story = {
  ...of('form=edit'),
  parameters: handled(refuses(editProfilePage, 'crashed')),
  play: async () => {
    const fields = await form();
    await fill(fields, /^Lives in/, 'Penang');
    await press(fields, 'Save changes');
    await fields.findByText(failed);
    await expect(fields.getByRole('textbox', { name: /^Lives in/ })).toHaveValue('Penang');
  },
};
