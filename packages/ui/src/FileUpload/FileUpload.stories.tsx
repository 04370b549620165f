import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as events, waitFor } from 'storybook/test';
import { guide } from './FileUpload.guide.ts';
import { FileUpload } from './FileUpload.tsx';
import type { StoredFile, UploadAdapter } from './uploads.ts';
import type { FileUploadLabels } from './labels.ts';

const reasons = {
  type: 'is not an image',
  size: 'is larger than 100 kB',
  empty: 'is empty',
  count: 'is one too many',
};

const labels: FileUploadLabels = {
  drop: 'Drop pictures here or',
  choose: 'choose them',
  rules: 'JPEG, PNG or SVG, up to 100 kB each, at most three',
  list: 'Pictures',
  size: (bytes) => `${Math.max(1, Math.round(bytes / 1000))} kB`,
  refused: (name, reason) => `${name} ${reasons[reason]}.`,
  dismiss: 'Dismiss',
  state: ({ state, progress }) =>
    ({
      ready: '',
      waiting: 'Waits',
      sending: `${Math.round(progress * 100)} %`,
      sent: 'Uploaded',
      failed: 'Failed',
    })[state],
  cancel: (name) => `Cancel ${name}`,
  retry: (name) => `Try ${name} again`,
  remove: (name) => `Remove ${name}`,
  removeAll: 'Remove all',
};

const meta = {
  component: FileUpload,
  parameters: { guide },
  args: {
    label: 'Pictures of the dish',
    accept: ['image/*'],
    maxSize: 100_000,
    maxCount: 3,
    labels,
    onChange: fn(),
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="tan"/><circle cx="4" cy="4" r="3" fill="chocolate"/></svg>';
const laksa = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
const picture = (name: string, size = 5000) =>
  new File([drawing.padEnd(size)], name, { type: 'image/svg+xml' });
const holding = (file: File) => {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer;
};
const stored: StoredFile[] = [
  { id: '1', name: 'laksa.jpg', size: 48_000, type: 'image/svg+xml', url: laksa },
  { id: '2', name: 'allergens.pdf', size: 12_000, type: 'application/pdf' },
];
const never: UploadAdapter = (_file, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => {});
};
const broken: UploadAdapter = async () => {
  throw new Error('The line broke.');
};
/** Simulates a browser that lets people select files of any type. */
const unfiltered = events.setup({ applyAccept: false });
const zoneOf = (canvas: { getByLabelText: (name: string) => HTMLElement }) =>
  canvas.getByLabelText('Pictures of the dish');

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(zoneOf(canvas)).toHaveAccessibleDescription(labels.rules);
    await userEvent.upload(zoneOf(canvas), [picture('laksa.jpg'), picture('satay.jpg')]);
    await expect(canvas.getByRole('list', { name: 'Pictures' })).toHaveTextContent('satay.jpg');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'laksa.jpg', state: 'ready' }),
      expect.objectContaining({ name: 'satay.jpg', state: 'ready' }),
    ]);
  },
};

export const Uploaded: Story = {
  args: { upload: async (file) => ({ id: `pic_${file.name}`, url: laksa }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(zoneOf(canvas), [picture('laksa.jpg')]);
    await expect(await canvas.findByText('Uploaded')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ state: 'sent', storedId: 'pic_laksa.jpg' }),
    ]);
  },
};

export const Forbidden: Story = {
  play: async ({ args, canvas }) => {
    await unfiltered.upload(zoneOf(canvas), [
      new File(['x'], 'menu.txt', { type: 'text/plain' }),
      picture('huge.jpg', 100_001),
      picture('laksa.jpg'),
    ]);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('menu.txt is not an image.');
    await expect(alert).toHaveTextContent('huge.jpg is larger than 100 kB.');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'laksa.jpg' }),
    ]);
    await unfiltered.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const TooMany: Story = {
  args: { defaultFiles: stored },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(zoneOf(canvas), [picture('satay.jpg'), picture('roti.jpg')]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('roti.jpg is one too many.');
    await expect(canvas.getAllByRole('listitem').length).toBe(4);
  },
};

export const Single: Story = {
  args: { label: 'Pictures of the dish', maxCount: 1, defaultFiles: stored.slice(0, 1) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(zoneOf(canvas), picture('satay.jpg'));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'satay.jpg' }),
    ]);
    await expect(canvas.queryByText('laksa.jpg')).toBeNull();
  },
};

export const Existing: Story = {
  args: { defaultFiles: stored },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove laksa.jpg' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ storedId: '2' }),
    ]);
    await expect(canvas.getByRole('button', { name: 'Remove allergens.pdf' })).toHaveFocus();
  },
};

export const RemovedAll: Story = {
  args: { defaultFiles: stored },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(zoneOf(canvas)).toHaveFocus();
  },
};

export const Pending: Story = {
  args: { upload: never },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(zoneOf(canvas), [picture('laksa.jpg'), picture('satay.jpg')]);
    const bar = await canvas.findByRole('progressbar', { name: 'laksa.jpg' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
  },
};

export const Cancelled: Story = {
  args: {
    upload: fn<UploadAdapter>(never),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(zoneOf(canvas), picture('laksa.jpg'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel laksa.jpg' }));
    await expect(canvas.queryByText('laksa.jpg')).toBeNull();
    const { signal } = (args.upload as ReturnType<typeof fn<UploadAdapter>>).mock.calls[0]![1];
    await expect(signal.aborted).toBe(true);
    await expect(zoneOf(canvas)).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { upload: broken },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(zoneOf(canvas), picture('laksa.jpg'));
    await expect(await canvas.findByText('Failed')).toBeVisible();
  },
};

export const Retried: Story = {
  args: {
    upload: fn<UploadAdapter>(async () => ({})).mockRejectedValueOnce(new Error('The line broke.')),
  },
  beforeEach: ({ args }) => {
    const upload = args.upload as ReturnType<typeof fn<UploadAdapter>>;
    upload.mockReset();
    upload.mockResolvedValue({}).mockRejectedValueOnce(new Error('The line broke.'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(zoneOf(canvas), picture('laksa.jpg'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try laksa.jpg again' }));
    await expect(await canvas.findByText('Uploaded')).toBeVisible();
  },
};

export const Dropped: Story = {
  play: async ({ canvas }) => {
    const dataTransfer = holding(picture('dropped.jpg'));
    zoneOf(canvas).dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    const list = await canvas.findByRole('list', { name: 'Pictures' });
    await expect(list).toHaveTextContent('dropped.jpg');
  },
};

export const Pasted: Story = {
  play: async ({ canvas }) => {
    const clipboardData = holding(picture('pasted.jpg'));
    zoneOf(canvas).dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
    const list = await canvas.findByRole('list', { name: 'Pictures' });
    await expect(list).toHaveTextContent('pasted.jpg');
  },
};

export const Keyboard: Story = {
  args: { defaultFiles: stored },
  play: async ({ args, canvas, userEvent }) => {
    const opened = fn();
    zoneOf(canvas).addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.tab();
    await expect(zoneOf(canvas)).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(opened).toHaveBeenCalled());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove laksa.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(zoneOf(canvas)).toHaveFocus();
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = {
  args: { isDisabled: true, defaultFiles: stored },
  play: async ({ canvas }) => {
    await expect(zoneOf(canvas)).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultFiles: stored },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Pictures of the dish' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Invalid: Story = {
  args: { errorMessage: 'Add one picture at least.' },
  play: async ({ canvas }) => {
    await expect(zoneOf(canvas)).toBeInvalid();
  },
};
export const Empty: Story = {};
export const LongText: Story = {
  args: {
    label: 'Fotografien des Gerichts, wie sie auf der Speisekarte erscheinen',
    defaultFiles: [
      { ...stored[0]!, name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen-2026.jpeg' },
    ],
    labels: {
      ...labels,
      drop: 'Ziehen Sie die Fotografien der Speisen in dieses Feld, oder',
      choose: 'wählen Sie sie von Ihrem Gerät aus',
    },
  },
};
export const Many: Story = {
  args: {
    maxCount: 50,
    defaultFiles: Array.from({ length: 24 }, (_, index) => ({
      ...stored[0]!,
      id: `${index}`,
      name: `dish-${index + 1}.jpg`,
    })),
  },
};
