import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Popover.guide.ts';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  parameters: { guide, docs: { story: { inline: false } } },
  args: {
    trigger: <Button>Details</Button>,
    title: 'Service charge',
    children: 'Ten percent of the subtotal, before tax.',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultOpen: true } };
export const WithArrow: Story = { args: { defaultOpen: true, hasArrow: true } };
export const WithoutHeading: Story = {
  args: { defaultOpen: true, title: undefined, label: 'Service charge' },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Service charge' });
    await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const PressOutside: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const popover = await screen.findByRole('dialog');
    await userEvent.click(document.body, { pointerEventsCheck: 0 });
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Leaves space on every side. */
const middle = {
  display: 'flex',
  gap: 140,
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 400,
} as const;
const sides = ['top', 'bottom', 'start', 'end'] as const;

/** Opens one popover after the other, each on its side of the middle of the page. */
export const Placements: Story = {
  render: (args) => (
    <div style={middle}>
      {sides.map((side) => (
        <Popover
          key={side}
          {...args}
          hasArrow
          placement={side}
          title={side}
          trigger={<Button>{side}</Button>}
        >
          Here
        </Popover>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const isRtl = document.dir === 'rtl';
    for (const side of sides) {
      const opener = canvas.getByRole('button', { name: side });
      await userEvent.click(opener);
      const popover = await screen.findByRole('dialog', { name: side });
      const [a, b] = [opener.getBoundingClientRect(), popover.getBoundingClientRect()];
      const isAfter = isRtl ? b.right <= a.left : b.left >= a.right;
      const isBefore = isRtl ? b.left >= a.right : b.right <= a.left;
      const isAt = {
        top: b.bottom <= a.top,
        bottom: b.top >= a.bottom,
        start: isBefore,
        end: isAfter,
      };
      await expect(isAt[side]).toBe(true);
      const arrow = popover.parentElement?.querySelector('svg');
      await expect(arrow?.getBoundingClientRect().width).toBeGreaterThan(10);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(popover).not.toBeInTheDocument());
    }
  },
};

export const RichContent: Story = {
  args: {
    defaultOpen: true,
    hasArrow: true,
    title: 'Filter orders',
    children: (close) => (
      <Stack gap="m">
        <Text tone="muted">Only what is open now.</Text>
        <TextField label="Table" />
        <Switch>Paid only</Switch>
        <Inline justify="end">
          <Button tone="accent" emphasis="solid" onPress={close}>
            Show orders
          </Button>
        </Inline>
      </Stack>
    ),
  },
  play: async () => {
    const popover = await screen.findByRole('dialog', { name: 'Filter orders' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show orders' }));
    await waitFor(() => expect(popover).not.toBeInTheDocument());
  },
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog');
    await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    hasArrow: true,
    title: 'Bestellungsannahmebestätigungsgebührenaufstellung für Tischreservierungen',
    children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen '.repeat(60),
  },
  play: async () => {
    const body = await screen.findByRole('group', { name: /^Bestellung/ });
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.tab();
    await expect(body).toHaveFocus();
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
  },
};
