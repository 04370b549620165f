import { never, refuses } from '@servery/api/mocks';
import { addMember, getModalExamples, inviteFriend } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { modalsMocks } from '../mocks/index.ts';
import { store } from '../mocks/store.ts';
import { ModalExamples } from './ModalExamples.tsx';
import { handled, open, select } from './stories.fixtures.ts';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'screens/ModalExamples',
  component: ModalExamples,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => modalsMocks.reset,
} satisfies Meta<typeof ModalExamples>;
export default meta;
type Story = StoryObj<typeof meta>;

const roles = () => store.read().project.members.map(({ name, role }) => `${name}: ${role}`);
const loaded: Story['play'] = async () =>
  void (await screen.findByRole('heading', { name: 'Share project' }));

export const Loaded: Story = { play: loaded };
export const Dark: Story = { globals: { skin: 'dark' }, play: loaded };
export const Touch: Story = { globals: { density: 'touch' }, play: loaded };
export const Phone: Story = { globals: phone, play: loaded };

export const Loading: Story = {
  parameters: handled(never(getModalExamples)),
  play: async () => {
    await expect(await screen.findByText('Loading examples…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(getModalExamples, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load the examples' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Shared: Story = {
  play: async () => {
    const dialog = await open('Share project');
    await dialog.findByRole('heading', { name: '3 members' });
    await select('Add a person', 'Omar Haddad');
    await dialog.findByRole('heading', { name: '4 members' });
    await select('Role of Omar Haddad', 'Can edit');
    await waitFor(() => expect(roles()).toContain('Omar Haddad: editor'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Lena Hoffmann' }));
    await waitFor(() => expect(dialog.getByRole('heading', { name: '3 members' })).toHaveFocus());
    await expect(dialog.queryByRole('button', { name: 'Remove Aisyah Rahman' })).toBeNull();
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {});
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    await expect(write).toHaveBeenCalledWith('https://servery.example/projects/weekend-menu');
  },
};
export const SharedWithAll: Story = {
  beforeEach: () => store.change(({ project }) => void (project.others = [])),
  play: async () => {
    const dialog = await open('Share project');
    await expect(dialog.getByText('Everyone has access already.')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Add a person' })).toBeDisabled();
  },
};
export const ShareFailed: Story = {
  parameters: handled(refuses(addMember, 'crashed')),
  play: async () => {
    const dialog = await open('Share project');
    await select('Add a person', 'Omar Haddad');
    await screen.findByText('Couldn’t save your changes. Try again in a moment.');
    await expect(dialog.getByRole('heading', { name: '3 members' })).toBeVisible();
  },
};

export const Referred: Story = {
  play: async () => {
    const dialog = await open('Refer and earn');
    const steps = within(dialog.getByRole('list', { name: 'How it works' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(3);
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'friend@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await screen.findByText('Invitation to friend@example.com sent');
    await waitFor(() => expect(email).toHaveValue(''));
    await userEvent.type(email, 'FRIEND@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await dialog.findByText('This address has been invited already.');
    await expect(store.read().referral.invited).toEqual(['friend@example.com']);
    await expect(dialog.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      'https://wa.me/?text=https%3A%2F%2Fservery.example%2Fjoin%2Faisyah',
    );
  },
};
export const ReferFailed: Story = {
  parameters: handled(refuses(inviteFriend, 'crashed')),
  play: async () => {
    const dialog = await open('Refer and earn');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'friend@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await dialog.findByText('Couldn’t save your changes. Try again in a moment.');
  },
};
