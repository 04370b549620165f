import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './HoverCard.guide.ts';
import { HoverCard } from './HoverCard.tsx';

const meta = {
  component: HoverCard,
  parameters: { guide, docs: { story: { inline: false } } },
  args: {
    label: 'Siti Rahman',
    openDelay: 20,
    closeDelay: 80,
    onOpenChange: fn(),
    children: <Link href="#siti">Siti Rahman</Link>,
    content: (
      <Stack gap="s">
        <Inline gap="s" isWrapping={false}>
          <Avatar name="Siti Rahman" />
          <Stack gap="none">
            <Text weight="medium">Siti Rahman</Text>
            <Text tone="muted" size="s">
              Twelve visits, the last on Friday
            </Text>
          </Stack>
        </Inline>
        <Link href="#orders">Her orders</Link>
      </Stack>
    ),
  },
  render: (args) => (
    <Inline gap="s">
      <HoverCard {...args} />
      <Button>After</Button>
    </Inline>
  ),
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = () => screen.findByRole('dialog', { name: 'Siti Rahman' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await card();
  },
};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Siti Rahman' }));
    const open = await card();
    await userEvent.hover(open);
    await userEvent.hover(await screen.findByRole('link', { name: 'Her orders' }));
    await expect(open).toBeInTheDocument();
    await userEvent.hover(canvas.getByRole('button'));
    await gone();
    await userEvent.hover(canvas.getByRole('link', { name: 'Siti Rahman' }));
    await card();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Siti Rahman' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await card();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Her orders' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await card();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await gone();
  },
};

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
    await card();
  },
};

export const Above: Story = { args: { defaultOpen: true, placement: 'top' } };
export const AtTheSide: Story = { args: { defaultOpen: true, placement: 'end' } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.hover(canvas.getByRole('link'));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    content:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchenbestellung einer Gästin, die immer am Fenster sitzt',
  },
};
