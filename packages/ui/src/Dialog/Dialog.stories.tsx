import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Dialog.guide.ts';
import { Dialog } from './Dialog.tsx';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';
import { Dishes } from './wayBack.fixtures.tsx';

const meta = {
  component: Dialog,
  parameters: { guide, docs: { story: { inline: false } } },
  args: {
    trigger: <Button>Edit hours</Button>,
    title: 'Opening hours',
    description: 'Guests can order while the kitchen is open.',
    closeLabel: 'Close',
    onOpenChange: fn(),
    children: 'Monday to Friday, eleven to ten.',
    footer: (close) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button tone="accent" emphasis="solid" onPress={close}>
          Save hours
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = { args: { defaultOpen: true } };
export const Small: Story = { args: { defaultOpen: true, size: 's' } };
export const Large: Story = { args: { defaultOpen: true, size: 'l' } };
export const ExtraLarge: Story = { args: { defaultOpen: true, size: 'xl' } };
export const FullScreen: Story = {
  args: { defaultOpen: true, size: 'full' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.clientHeight).toBe(window.innerHeight));
    await expect(Math.abs(dialog.clientWidth - document.documentElement.clientWidth)).toBeLessThan(
      20,
    );
  },
};
export const Pending: Story = {
  args: { defaultOpen: true, isPending: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Save hours' })).toHaveAttribute('aria-busy');
  },
};
export const Many: Story = {
  args: {
    defaultOpen: true,
    title: 'A title that goes on and on until it has to break into a second line of words',
    children: Array.from({ length: 40 }, (_, n) => <p key={n}>Rule {n + 1} of the house.</p>),
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
    const dialog = await screen.findByRole('dialog', { name: 'Opening hours' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let n = 0; n < 5; n += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Pointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
    await userEvent.click(await screen.findByRole('button', { name: 'Save hours' }));
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const UnsavedChanges: Story = {
  args: { defaultOpen: true, onCloseRequest: fn(() => false) },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onCloseRequest).toHaveBeenCalledTimes(2);
    await expect(dialog).toBeInTheDocument();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Nested: Story = {
  args: {
    children: (
      <Dialog
        trigger={<Button>Copy from Monday</Button>}
        title="Copy hours"
        closeLabel="Close copy"
      >
        All seven days get the hours of Monday.
      </Dialog>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const outer = await screen.findByRole('dialog', { name: 'Opening hours' });
    await waitFor(() => expect(outer.contains(document.activeElement)).toBe(true));
    const opener = screen.getByRole('button', { name: 'Copy from Monday' });
    await userEvent.click(opener);
    const inner = await screen.findByRole('dialog', { name: 'Copy hours' });
    await waitFor(() => expect(inner.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(inner).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Opening hours' })).toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Copy hours' });
  },
};

const saved = fn();

/** A form whose submit button is in the footer and references the form by its id. */
function HoursForm() {
  const [isOpen, setOpen] = useState(false);
  const [hours, setHours] = useState('11:00');
  const { onCloseRequest, question } = useUnsavedGuard({
    isDirty: hours !== '11:00',
    title: 'Discard the new hours?',
    children: 'They have not been saved.',
    discardLabel: 'Discard',
    keepLabel: 'Go on editing',
  });
  return (
    <>
      <Dialog
        trigger={<Button>Edit hours</Button>}
        title="Opening hours"
        closeLabel="Close"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onCloseRequest={onCloseRequest}
        footer={
          <Button type="submit" form="hours" tone="accent" emphasis="solid">
            Save hours
          </Button>
        }
      >
        <form
          id="hours"
          onSubmit={(event) => {
            event.preventDefault();
            saved(hours);
            setOpen(false);
          }}
        >
          <TextField label="Opens at" value={hours} onChange={setHours} />
        </form>
      </Dialog>
      {question}
    </>
  );
}

export const FormWithGuard: Story = {
  beforeEach: () => saved.mockClear(),
  render: () => <HoursForm />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(await screen.findByRole('textbox'), '5');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard the new hours?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Go on editing' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(screen.getByRole('textbox')).toHaveValue('11:005');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await gone();
    await expect(saved).not.toHaveBeenCalled();
    await expect(dialog).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(await screen.findByRole('textbox'), '{Enter}');
    await gone();
    await expect(saved).toHaveBeenCalledTimes(1);
  },
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const focused = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

/** The confirmation and the dialog below it close at the same time. */
export const ClosedTogether: Story = {
  render: () => <Dishes />,
  play: async () => {
    await press('Satay');
    await press('Leave');
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await gone();
    await focused('Satay');
  },
};

/** The opener is removed with the dialog, so focus moves to the nearest focusable element. */
export const OpenerGone: Story = {
  render: () => <Dishes />,
  play: async () => {
    await press('Satay');
    await press('Delete');
    await gone();
    await focused('Laksa');
  },
};

/** The opener is removed after the dialog has closed, with the row that it deleted. */
export const OpenerGoneLater: Story = {
  render: () => <Dishes />,
  play: async () => {
    await press('Satay');
    await press('Delete later');
    await gone();
    await focused('Cendol');
    await press('Cendol');
    await press('Delete later');
    await gone();
    await focused('Laksa');
  },
};

export const Focused: Story = {
  args: { defaultOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    defaultOpen: true,
    title: 'Bestellungsannahmebestätigungsgebührenaufstellung für Tischreservierungen aller Art',
    description: 'Uninterruptedlylongnamesofplacesandtables'.repeat(3),
    children: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen '.repeat(6),
  },
};
