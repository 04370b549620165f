import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './AvatarGroup.guide.ts';
import { AvatarGroup } from './AvatarGroup.tsx';

const names = ['Wei Ling', 'Omar Haddad', 'Priya Nair', 'Jonas Keller', 'Ana Sousa', 'Farid Aziz'];
const people = names.map((name) => ({ id: name, name }));

const meta = {
  component: AvatarGroup,
  parameters: { guide },
  args: { label: 'On duty', people, moreLabel: (figure: string) => `${figure} people` },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'On duty' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: /^.*\+. people$/ }));
    await waitFor(() => expect(screen.getByText('Farid Aziz')).toBeVisible());
    await expect(screen.getByText('Ana Sousa')).toBeVisible();
  },
};

export const NameOnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('img', { name: 'Omar Haddad' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Omar Haddad');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button');
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: /^.*\+. people$/ })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const AllFit: Story = {
  args: { max: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(6);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="m" align="start">
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <AvatarGroup key={size} {...args} label={size} size={size} />
      ))}
    </Stack>
  ),
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Empty: Story = {
  args: { people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
  },
};
export const LongText: Story = {
  args: {
    max: 1,
    people: [
      ...people.slice(0, 1),
      { id: 'long', name: 'Donaudampfschifffahrtsgesellschaftskapitän Mützenmacher von der Küste' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText(/Donaudampf/)).toBeVisible());
  },
};
export const Many: Story = {
  args: {
    people: Array.from({ length: 1200 }, (_, index) => ({
      id: String(index),
      name: `Guest ${index}`,
    })),
  },
};
