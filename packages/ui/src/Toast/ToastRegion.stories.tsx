import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './ToastRegion.guide.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { toast } from './queue.ts';

const meta = {
  component: ToastRegion,
  parameters: { guide },
  args: { label: 'Notifications', closeLabel: 'Close' },
  beforeEach: () => toast.dismiss(),
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = (title: string, timeout = 3000) =>
  waitFor(() => expect(screen.queryByText(title)).toBeNull(), { timeout });

export const Default: Story = {
  args: { duration: Infinity },
  play: async () => {
    toast.show({ title: 'Copied' });
    toast.success({ title: 'Menu published', text: 'Guests see it now.' });
    toast.info({ title: 'New order', text: 'Table 7, RM 48.50' });
    toast.warning({ title: 'Printer is slow' });
    toast.error({ title: 'Not saved', text: 'The order was changed by someone else.' });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not saved');
  },
};

export const DismissesAutomatically: Story = {
  play: async () => {
    toast.success({ title: 'Saved' });
    await screen.findByText('Saved');
    await gone('Saved');
  },
};

export const StaysByTone: Story = {
  args: { duration: { success: 50, danger: Infinity } },
  play: async () => {
    toast.error({ title: 'Not sent' });
    toast.success({ title: 'Sent' });
    await screen.findByText('Sent');
    await gone('Sent', 900);
    await expect(screen.getByText('Not sent')).toBeVisible();
  },
};

export const Titled: Story = {
  args: {
    duration: Infinity,
    titles: { success: 'Successful', warning: 'Warning', danger: 'Unsuccessful' },
  },
  play: async () => {
    toast.success({ title: 'Order 1048 accepted' });
    toast.warning({ title: 'Printer is slow', text: 'Two tickets wait.' });
    toast.info({ title: 'New order' });
    const card = (await screen.findByText('Successful')).parentElement;
    await expect(card).toHaveTextContent('SuccessfulOrder 1048 accepted');
    await expect(screen.queryByText('Warning')).toBeNull();
    await expect(screen.getByText('New order')).toBeVisible();
  },
};

export const FadesAway: Story = {
  args: { duration: Infinity, removal: 1000 },
  play: async () => {
    toast.info({ title: 'Stays' });
    toast.info({ title: 'Fades' });
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Close' }))[1] as HTMLElement,
    );
    const fading = screen.getByText('Fades').closest('[aria-atomic]');
    await expect(fading).toHaveAttribute('data-leaving');
    await expect(fading).toHaveAttribute('inert');
    const before = performance.now();
    await gone('Fades');
    await expect(performance.now() - before).toBeGreaterThan(500);
    await expect(screen.getByText('Stays')).toBeVisible();
  },
};

const undo = fn();
export const Undo: Story = {
  beforeEach: () => undo.mockClear(),
  play: async () => {
    toast.success({ title: 'Item hidden', action: { label: 'Undo', onPress: undo } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledTimes(1);
    await gone('Item hidden');
  },
};

export const CountsDown: Story = {
  play: async () => {
    toast.success({ title: 'Item hidden', action: { label: 'Undo', onPress: undo } });
    await screen.findByText('Item hidden');
  },
};

export const WaitsUnderPointer: Story = {
  play: async () => {
    toast.success({ title: 'Under the pointer', duration: Infinity });
    await userEvent.hover(await screen.findByText('Under the pointer'));
    toast.success({ title: 'Held too', duration: 50 });
    await waitFor(() =>
      expect(screen.getByText('Held too').closest('[aria-atomic]')).toHaveAttribute('data-paused'),
    );
    await userEvent.unhover(await screen.findByText('Under the pointer'));
    await gone('Held too');
  },
};

export const Keyboard: Story = {
  render: (args) => (
    <>
      <Button onPress={() => toast.info({ title: 'Hello', duration: Infinity })}>Say hello</Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await screen.findByText('Hello');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone('Hello');
    await expect(opener).toHaveFocus();
  },
};

export const Pending: Story = {
  args: { duration: Infinity },
  play: async () => {
    let finish = (_count: number) => {};
    const work = new Promise<number>((resolve) => (finish = resolve));
    void toast.promise(work, {
      pending: { title: 'Sending the menu' },
      success: (count) => ({ title: `Sent to ${count} screens` }),
      error: { title: 'Not sent' },
    });
    await expect(await screen.findByText('Sending the menu')).toBeVisible();
    finish(3);
    await expect(await screen.findByText('Sent to 3 screens')).toBeVisible();
    await expect(screen.queryByText('Sending the menu')).toBeNull();
    void toast.promise(new Promise(() => {}), {
      pending: { title: 'Printing tickets' },
      success: { title: 'Printed' },
      error: { title: 'Not printed' },
    });
    await screen.findByText('Printing tickets');
  },
};

export const PromiseBroken: Story = {
  args: { duration: Infinity },
  play: async () => {
    const work = toast.promise(Promise.reject(new Error('The printer is off')), {
      pending: { title: 'Printing' },
      success: { title: 'Printed' },
      error: (reason) => ({ title: 'Not printed', text: (reason as Error).message }),
    });
    await expect(work).rejects.toThrow('The printer is off');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The printer is off');
  },
};

export const Progress: Story = {
  play: async () => {
    const id = toast.info({ title: 'Uploading photos', progress: 0.2 });
    const bar = await screen.findByRole('progressbar', { name: 'Uploading photos' });
    await expect(bar).toHaveAttribute('aria-valuenow', '20');
    toast.update(id, { progress: 0.7, text: '7 of 10' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '70'));
  },
};

const placed = (placement: 'top start' | 'top' | 'bottom') => ({
  args: { placement, duration: Infinity },
  play: async () => {
    toast.success({ title: placement });
    const box = (await screen.findByText(placement)).getBoundingClientRect();
    const isRtl = document.dir === 'rtl';
    const isUpper = box.top < window.innerHeight / 2;
    await expect(isUpper).toBe(placement.startsWith('top'));
    if (placement !== 'top start') return;
    const isAtLeft = box.left < window.innerWidth / 2;
    await expect(isAtLeft).toBe(!isRtl);
  },
});

export const TopStart: Story = placed('top start');
export const Top: Story = placed('top');
export const Bottom: Story = placed('bottom');

export const Many: Story = {
  args: { limit: 3, duration: Infinity },
  play: async () => {
    for (let n = 1; n <= 5; n += 1) toast.info({ title: `Order ${n}` });
    await screen.findByText('Order 3');
    await expect(screen.queryByText('Order 4')).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await screen.findByText('Order 4');
    await expect(screen.queryByText('Order 5')).toBeNull();
  },
};

/** The maximum number of toasts, placed as in the dashboard template. */
export const Twenty: Story = {
  args: { limit: 20, duration: Infinity, placement: 'top end' },
  play: async () => {
    for (let n = 1; n <= 22; n += 1) toast.info({ title: `Order ${n}` });
    await screen.findByText('Order 22');
    await expect(screen.queryByText('Order 2')).toBeNull();
    await expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(20);
    const { right } = screen.getByText('Order 22').getBoundingClientRect();
    const isAtEnd = document.dir === 'rtl' ? right < 640 : right > window.innerWidth - 640;
    await expect(isAtEnd).toBe(true);
  },
};

export const SwipeAway: Story = {
  beforeEach: () => {
    // Synthetic pointers don't support pointer capture.
    spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
  },
  play: async () => {
    toast.info({ title: 'Stays', duration: Infinity });
    toast.info({ title: 'Goes', duration: Infinity });
    const swipe = async (element: Element, by: number) => {
      await fireEvent.pointerDown(element, { clientX: 300, button: 0 });
      await fireEvent.pointerMove(element, { clientX: 300 + by / 2 });
      await fireEvent.pointerMove(element, { clientX: 300 + by });
    };
    const stays = await screen.findByText('Stays');
    await swipe(stays, 20);
    await expect(stays.closest('[data-swiped]')).not.toBeNull();
    await fireEvent.pointerCancel(stays);
    await expect(stays.closest('[data-swiped]')).toBeNull();
    const goes = screen.getByText('Goes');
    await swipe(goes, 260);
    await fireEvent.pointerUp(goes, { clientX: 560 });
    await gone('Goes');
    await expect(stays).toBeInTheDocument();
  },
};

export const OwnIcon: Story = {
  args: { duration: Infinity },
  play: async () => {
    toast.show({ title: 'Happy hour', icon: <span aria-hidden>🎉</span> });
    toast.show({ title: 'Without a sign', icon: null });
    await screen.findByText('Without a sign');
  },
};

export const LongText: Story = {
  args: { duration: Infinity },
  play: async () => {
    toast.warning({
      title: 'Bestellungsannahmebestätigungsgebührenaufstellung nicht gesendet',
      text: 'Uninterruptedlylongnamesofplacesandtables'.repeat(2),
      action: { label: 'Noch einmal versuchen', onPress: fn() },
    });
    await screen.findByRole('button', { name: 'Noch einmal versuchen' });
  },
};

/** Returns whether a press in the middle of an element reaches it. */
const isUncovered = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
};

/** Toasts don't cover page actions and drawers in the same corner. */
export const KeepsClear: Story = {
  args: { duration: Infinity, placement: 'top end' },
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Stack align="end">
        <Button onPress={() => toast.success({ title: 'Invoice added' })}>Add invoice</Button>
        <Drawer
          trigger={<Button>Open</Button>}
          title="Invoice 5003"
          closeLabel="Close"
          footer={<Button onPress={() => toast.error({ title: 'Not saved' })}>Save</Button>}
        >
          Twelve laksa, to be paid within a week.
        </Drawer>
      </Stack>
    </>
  ),
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add invoice' });
    await userEvent.click(add);
    await screen.findByText('Invoice added');
    await waitFor(() => expect(isUncovered(add)).toBe(true));
    const open = canvas.getByRole('button', { name: 'Open' });
    await expect(isUncovered(open)).toBe(true);
    await userEvent.click(open);
    const drawer = await screen.findByRole('dialog');
    const buttons = within(drawer).getAllByRole('button');
    await waitFor(() => expect(buttons.map(isUncovered)).toEqual([true, true]));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Save' }));
    await screen.findByText('Not saved');
    await waitFor(() => expect(buttons.map(isUncovered)).toEqual([true, true]));
    const card = screen.getByText('Not saved').getBoundingClientRect();
    const panel = drawer.getBoundingClientRect();
    await expect(card.right <= panel.left || card.left >= panel.right).toBe(true);
  },
};
