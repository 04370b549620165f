import { listMedia } from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MediaPicker } from './MediaPicker.tsx';

const meta = {
  component: MediaPicker,
  args: { onPick: fn(), onClose: fn() },
} satisfies Meta<typeof MediaPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Choose picture' }));
const cendol = () =>
  sample()
    .library.of([101])
    .find(({ name }) => name === 'Cendol')!;

export const Loaded: Story = {
  play: async ({ args, userEvent }) => {
    const picker = await dialog();
    const card = await picker.findByRole('button', { name: /^Cendol / });
    // An inactive picture can't be selected.
    await expect(picker.queryByRole('button', { name: /^Opening offer/ })).toBeNull();
    await userEvent.click(card);
    await expect(args.onPick).toHaveBeenCalledWith(
      expect.objectContaining({
        id: cendol().id,
        name: 'Cendol',
        url: expect.stringContaining('data:image'),
      }),
    );
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Chosen: Story = {
  args: { value: 1_018_011 },
  play: async () => {
    const picker = await dialog();
    const card = await picker.findByRole('button', { name: /^Cendol / });
    await expect(card).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Searched: Story = {
  play: async ({ userEvent }) => {
    const picker = await dialog();
    await picker.findByRole('button', { name: /^Cendol / });
    await userEvent.type(picker.getByRole('searchbox'), 'rose milk');
    await waitFor(() => expect(picker.queryByRole('button', { name: /^Cendol / })).toBeNull());
    await picker.findByRole('button', { name: /^Sirap bandung / });
    await userEvent.type(picker.getByRole('searchbox'), 'zzz');
    await picker.findByRole('heading', { name: 'No matching pictures' });
  },
};

export const AddedAndPicked: Story = {
  play: async ({ args, userEvent }) => {
    const picker = await dialog();
    await userEvent.click(await picker.findByRole('button', { name: 'Add picture' }));
    const adding = within(await screen.findByRole('dialog', { name: 'Add pictures' }));
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
    await userEvent.upload(
      adding.getByLabelText('Picture files'),
      new File([drawing], 'new dish.svg', { type: 'image/svg+xml' }),
    );
    await waitFor(() =>
      expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ name: 'new dish' })),
    );
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await (await dialog()).findByRole('button', { name: /^Cendol / });
  },
};

export const Loading: Story = {
  parameters: handled(never(listMedia)),
  play: async () => {
    await (await dialog()).findByText('Loading pictures…');
  },
};

export const Empty: Story = {
  parameters: handled(empty(listMedia)),
  play: async () => {
    await (await dialog()).findByRole('heading', { name: 'No pictures yet' });
  },
};

export const Failed: Story = {
  parameters: handled(refuses(listMedia, 'crashed')),
  play: async () => {
    await (await dialog()).findByRole('button', { name: 'Try again' });
  },
};
