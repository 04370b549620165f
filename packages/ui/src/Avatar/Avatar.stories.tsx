import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { UtensilsIcon } from '../icons.ts';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Avatar.guide.ts';
import { Avatar } from './Avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="teal" d="M0 0h8v8H0z"/></svg>')}`;

const meta = {
  component: Avatar,
  parameters: { guide },
  args: { name: 'Aisyah binti Rahman' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Aisyah binti Rahman' })).toHaveTextContent('AR');
  },
};
export const Picture: Story = { args: { src: picture } };
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('AR')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="s" />
      <Avatar {...args} size="m" />
      <Avatar {...args} size="l" />
      <Avatar {...args} size="xl" />
      <Avatar name="Siam Grill" shape="place" size="l" />
    </Inline>
  ),
};
export const Icon: Story = {
  args: { icon: <UtensilsIcon aria-hidden />, shape: 'place', tone: 'accent' },
};

const names = ['Wei Ling', 'Omar Haddad', 'Priya Nair', 'Jonas Keller', 'Ana Sousa', 'Farid Aziz'];

export const ColourOfTheName: Story = {
  render: () => (
    <Stack gap="s">
      {(['soft', 'solid'] as const).map((emphasis) => (
        <Inline key={emphasis}>
          {names.map((name) => (
            <Avatar key={name} name={name} emphasis={emphasis} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Status: Story = {
  args: { status: { label: 'on duty', tone: 'success' } },
  render: (args) => (
    <Inline>
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      <Avatar name="Priya Nair" status={{ label: 'on a break', tone: 'warning' }} />
      <Avatar name="Jonas Keller" status={{ label: 'busy', tone: 'danger' }} />
      <Avatar name="Ana Sousa" status={{ label: 'away', tone: 'neutral' }} src={picture} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Priya Nair, on a break' })).toBeVisible();
  },
};

export const Empty: Story = { args: { name: '', isDecorative: true } };
export const LongText: Story = {
  args: { name: 'Donaudampfschifffahrtsgesellschaftskapitän Mützenmacher' },
};
