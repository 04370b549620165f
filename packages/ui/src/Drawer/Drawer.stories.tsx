import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from './Drawer.guide.ts';
import { Drawer } from './Drawer.tsx';

const meta = {
  component: Drawer,
  parameters: { guide, docs: { story: { inline: false } } },
  args: {
    trigger: <Button>Order 214</Button>,
    title: 'Order 214',
    description: 'Table 7, eight minutes ago',
    closeLabel: 'Close',
    onOpenChange: fn(),
    children: 'Two nasi lemak, one iced tea.',
    footer: (
      <Button tone="accent" emphasis="solid">
        Accept order
      </Button>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultOpen: true } };
export const Large: Story = { args: { defaultOpen: true, size: 'l' } };
export const Pending: Story = { args: { defaultOpen: true, isPending: true } };
export const Many: Story = {
  args: {
    defaultOpen: true,
    children: Array.from({ length: 60 }, (_, n) => <p key={n}>Line {n + 1}</p>),
  },
  play: async () => {
    await screen.findByRole('dialog');
    const body = await screen.findByRole('group');
    body.focus();
    await expect(body).toHaveFocus();
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Order 214' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Beside: Story = {
  args: { placement: 'beside' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Order 214' });
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog', { name: 'Order 214' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    if (window.innerWidth >= 1024)
      await expect(opener.closest('[inert], [aria-hidden]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const placed = (side: 'start' | 'top') => async () => {
  const box = (await screen.findByRole('dialog')).getBoundingClientRect();
  const isRtl = document.dir === 'rtl';
  const page = document.documentElement.clientWidth;
  if (side === 'top') {
    await expect(box.top).toBe(0);
    await expect(page - box.width).toBeLessThan(20);
  } else await expect(Math.abs(isRtl ? page - box.right : box.left)).toBeLessThan(20);
};

export const Start: Story = { args: { defaultOpen: true, side: 'start' }, play: placed('start') };
export const Top: Story = { args: { defaultOpen: true, side: 'top' }, play: placed('top') };
export const Bottom: Story = { args: { defaultOpen: true, side: 'bottom' } };

/** Drags the heading with a finger by a distance, in a number of steps. */
async function drag(by: number, steps = 3) {
  const heading = screen.getByRole('heading');
  const at = (clientY: number) => ({ clientY, clientX: 100, pointerId: 1, button: 0, buttons: 1 });
  const from = 400;
  await fireEvent.pointerDown(heading, at(from));
  for (let n = 1; n <= steps; n += 1) {
    await fireEvent.pointerMove(heading, at(from + (by * n) / steps));
  }
  await fireEvent.pointerUp(heading, at(from + by));
}

export const SwipeAway: Story = {
  args: { defaultOpen: true, side: 'bottom' },
  beforeEach: () => uncaptured(),
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog');
    await drag(sheet.clientHeight);
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Mocks pointer capture, which synthetic pointers don't support. */
function uncaptured() {
  const capture = spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
  return () => capture.mockRestore();
}

export const SnapPoints: Story = {
  args: {
    defaultOpen: true,
    side: 'bottom',
    snapPoints: [0.4, 0.9],
    gripLabel: 'Change height',
    children: Array.from({ length: 60 }, (_, n) => <p key={n}>Line {n + 1}</p>),
  },
  beforeEach: () => uncaptured(),
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog');
    const rests = (part: number) =>
      waitFor(() =>
        expect(Math.abs(sheet.clientHeight - part * window.innerHeight)).toBeLessThan(4),
      );
    await rests(0.4);
    await drag(-0.4 * window.innerHeight);
    await rests(0.9);
    const grip = screen.getByRole('button', { name: 'Change height' });
    grip.focus();
    await userEvent.keyboard('{ArrowDown}');
    await rests(0.4);
    await userEvent.keyboard('{Enter}');
    await rests(0.9);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const UnsavedSheet: Story = {
  args: { defaultOpen: true, side: 'bottom', onCloseRequest: fn(() => false) },
  beforeEach: () => uncaptured(),
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog');
    await drag(sheet.clientHeight);
    await waitFor(() => expect(args.onCloseRequest).toHaveBeenCalledTimes(1));
    await expect(sheet).toBeInTheDocument();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Focused: Story = {
  args: { ...SnapPoints.args, defaultOpen: true },
  globals: { pseudo: { focusVisible: ['button[data-grip]'] } },
  parameters: { pseudo: { rootSelector: 'body' } },
  play: async () => void (await screen.findByRole('group')),
};

export const Hovered: Story = {
  args: { ...SnapPoints.args, defaultOpen: true },
  globals: { pseudo: { hover: ['button[data-grip]'] } },
  parameters: { pseudo: { rootSelector: 'body' } },
  play: async () => void (await screen.findByRole('group')),
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    title: 'Bestellungsannahmebestätigungsgebührenaufstellung für Tischreservierungen aller Art',
    description: 'Uninterruptedlylongnamesofplacesandtables'.repeat(3),
  },
};
