import { showOrder } from '@servery/domain/orders';
import { sample } from '@servery/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { plugInSerial, plugInUsb, unplug, type FakeCable } from '../../device/cables.fixtures.ts';
import { fillPage } from '../../device/printPage.ts';
import { PrintDialog, type PrintDialogProps } from './PrintDialog.tsx';

const merchant_id = 101;
const printerName = 'Tablet at the door';

/** Returns an order with an unpaid balance. */
const open = () =>
  showOrder(
    [...sample().orders.values()].find(
      (order) => order.merchant_id === merchant_id && showOrder(order).balance > 0,
    )!,
  );

let usb: FakeCable;
let serial: FakeCable;

/** Printing at a printer connected to this device. */
const meta = {
  component: PrintDialog,
  title: 'components/Print/Print here',
  parameters: { docs: { story: { inline: false } } },
  args: { order: {} as PrintDialogProps['order'], onClose: fn(), onShow: fn() },
  render: ({ order: _order, ...args }) => <PrintDialog {...args} order={open()} />,
  beforeEach: () => {
    unplug();
    usb = plugInUsb();
    serial = plugInSerial();
    return unplug;
  },
} satisfies Meta<typeof PrintDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const lastJob = () => [...sample().prints.jobs.values()].at(-1)!;

async function chooseTablet() {
  const form = within(await screen.findByRole('dialog'));
  await form.findByRole('region', { name: /^Bill/ });
  await userEvent.click(await form.findByRole('combobox', { name: 'Printer' }));
  await userEvent.click(await screen.findByRole('option', { name: printerName }));
  return form;
}

async function by(way: string) {
  const form = await chooseTablet();
  await userEvent.click(await form.findByRole('button', { name: 'More ways to print' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: way }));
  return form;
}

export const Loaded: Story = { play: async () => void (await chooseTablet()) };

export const ByUsb: Story = {
  play: async ({ args }) => {
    await by('USB printer');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(lastJob()).toMatchObject({ state: 'printed', is_copy: false });
    await expect(usb.pages.join('')).toContain(open().number);
  },
};

/** The next print doesn't ask for a device: two presses, as with any printer. */
export const LastUsbPrinter: Story = {
  play: async ({ args }) => {
    const form = await by('USB printer');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
    await userEvent.click(await form.findByRole('button', { name: 'Print: USB printer' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
    await expect(usb.requests).toBe(1);
    await expect(usb.pages).toHaveLength(2);
  },
};

export const BySerialPort: Story = {
  play: async ({ args }) => {
    await by('Serial port');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(lastJob()).toMatchObject({ state: 'printed' });
    await expect(serial.pages.join('')).toContain(open().number);
  },
};

/** No printer is chosen: nothing is queued, and the dialog shows what to check. */
export const NothingChosen: Story = {
  beforeEach: () => {
    usb = plugInUsb({ choosesNone: true });
  },
  play: async ({ args }) => {
    const before = sample().prints.jobs.size;
    const form = await by('USB printer');
    await form.findByText(/This device couldn’t print/);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(sample().prints.jobs.size).toBe(before);
  },
};

/** The cable is disconnected while printing: the job fails, but may be partly on paper. */
export const CableBreaks: Story = {
  beforeEach: () => {
    usb = plugInUsb({ breaks: true });
  },
  play: async () => {
    await by('USB printer');
    await screen.findByText(/Tablet at the door couldn’t print/);
    await expect(lastJob()).toMatchObject({ state: 'dead', is_copy: true });
  },
};

/** The page for the browser's print dialog: as wide as the roll and as long as its content. */
export const Sheet: Story = {
  play: async () => {
    await chooseTablet();
    const { prints } = sample();
    const [job] = [...prints.jobs.values()].filter(({ document }) => document.kind === 'receipt');
    for (const width of [58, 80] as const) {
      const frame = document.body.appendChild(document.createElement('iframe'));
      const page = frame.contentDocument!;
      fillPage(page, job!.document, width);
      const rules = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const size = rules
        .filter(
          (rule) =>
            rule instanceof (frame.contentWindow as unknown as typeof globalThis).CSSPageRule,
        )
        .map(({ style }) => style.getPropertyValue('size'))
        .join('');
      await expect(size).toMatch(new RegExp(`^${width}mm \\d+mm$`));
      const edge = page.body.getBoundingClientRect().right;
      for (const line of page.querySelectorAll('pre')) {
        const range = page.createRange();
        range.selectNodeContents(line);
        await expect(range.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 0.5);
      }
      frame.remove();
    }
  },
};

/** Letters that aren’t one column wide: the amounts still end at the same edge. */
export const WideCharacters: Story = {
  play: async () => {
    const [job] = sample().prints.jobs.values();
    const rows = ['Nasi lemak', '招牌椰浆饭配炸鸡', 'أرز بجوز الهند'].map((name) => ({
      type: 'row' as const,
      cells: [
        { text: name, width: null, align: 'start' as const },
        { text: '9.90', width: 11, align: 'end' as const },
      ],
      size: 'normal' as const,
      is_bold: false,
    }));
    const frame = document.body.appendChild(document.createElement('iframe'));
    const page = frame.contentDocument!;
    fillPage(page, { ...job!.document, blocks: rows }, 80);
    const ends = Array.from(page.querySelectorAll('pre'), (line) => {
      const amount = page.createRange();
      amount.selectNodeContents(line);
      return Math.round(amount.getBoundingClientRect().right);
    });
    await expect(ends).toHaveLength(3);
    await expect(new Set(ends).size).toBe(1);
    frame.remove();
  },
};
