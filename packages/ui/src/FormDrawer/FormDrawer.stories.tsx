import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import {
  DishOfList,
  type DishFormProps,
  type DishOfListProps,
  type Refusal,
} from './DishForm.fixtures.tsx';
import { guide } from './FormDrawer.guide.ts';
import { FormDrawer, type FormDrawerProps } from './FormDrawer.tsx';

const meta = {
  component: FormDrawer,
  render: (args) => <DishOfList {...args} />,
  parameters: { guide, docs: { story: { inline: false } } },
  args: {
    title: 'Laksa',
    action: 'Save dish',
    dish: { name: 'Laksa', code: 'L1', note: '', isOffered: true },
    onSave: fn<DishFormProps['onSave']>(async () => {}),
    labels: {
      close: 'Close',
      cancel: 'Cancel',
      discardTitle: 'Discard changes?',
      discardText: 'Your changes haven’t been saved.',
      discard: 'Discard',
      keep: 'Keep editing',
    },
  },
} satisfies Meta<FormDrawerProps & DishOfListProps>;
export default meta;
type Story = StoryObj<FormDrawerProps & DishOfListProps>;

const refuses = (refusal: Refusal) => fn<DishFormProps['onSave']>(async () => refusal);
const drawer = () => screen.findByRole('dialog', { name: 'Laksa' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const field = (name: string) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const question = () => screen.findByRole('alertdialog', { name: 'Discard changes?' });
const type = async (text: string) => {
  const name = await field('Name');
  await userEvent.type(name, text);
  await waitFor(() => expect(name).toHaveValue(`Laksa${text}`));
};

export const Default: Story = {};
export const Large: Story = { args: { size: 'l', description: 'Noodles, since Monday' } };
export const WithAside: Story = {
  args: {
    aside: (
      <Button tone="danger" emphasis="ghost">
        Delete
      </Button>
    ),
  },
};
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async () => {
    await expect(await field('Name')).toHaveAttribute('readonly');
    await expect(screen.queryByRole('button', { name: 'Save dish' })).toBeNull();
    await press('Close');
    await gone();
  },
};

export const Keyboard: Story = {
  args: { isClosed: true },
  play: async ({ args }) => {
    const opener = await screen.findByRole('button', { name: 'Edit laksa' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await drawer();
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await userEvent.tab();
    await expect(await field('Name')).toHaveFocus();
    await userEvent.keyboard('{End} lemak');
    const save = await screen.findByRole('button', { name: 'Save dish' });
    for (let n = 0; n < 6 && document.activeElement !== save; n += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Laksa lemak', code: 'L1' }),
    );
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Without changes, the drawer closes immediately in every way. */
export const Untouched: Story = {
  args: { isClosed: true },
  play: async () => {
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => press('Close'),
      () => press('Cancel'),
    ]) {
      await press('Edit laksa');
      const panel = await drawer();
      await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
      await leave();
      await gone();
    }
  },
};

/** With changes, every way of closing asks first, and keeping them loses nothing. */
export const Unsaved: Story = {
  args: { isClosed: true },
  play: async ({ args }) => {
    await press('Edit laksa');
    const panel = await drawer();
    await type('!');
    const beside = async () => {
      await fireEvent.pointerDown(panel.parentElement!, { button: 0, pointerType: 'mouse' });
      await fireEvent.pointerUp(panel.parentElement!, { button: 0, pointerType: 'mouse' });
      await userEvent.click(panel.parentElement!);
    };
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => press('Close'),
      () => press('Cancel'),
      beside,
    ];
    for (const leave of ways) {
      await leave();
      const dialog = await question();
      await userEvent.click(await within(dialog).findByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await expect(await field('Name')).toHaveValue('Laksa!');
    }
    await userEvent.click(await field('Name'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await within(await question()).findByRole('button', { name: 'Discard' }));
    await gone();
    await expect(args.onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit laksa' })).toHaveFocus());
  },
};

/** Undoing a change by typing leaves nothing unsaved. */
export const TypedBack: Story = {
  play: async () => {
    await type('!');
    await userEvent.keyboard('{Backspace}');
    await waitFor(async () => expect(await field('Name')).toHaveValue('Laksa'));
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

export const Invalid: Story = {
  args: { onSave: refuses({ code: 'Another dish has this code.' }) },
  play: async () => {
    await type('!');
    await press('Save dish');
    const code = await field('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(/Another dish has this code\./);
    await expect(await field('Name')).toHaveValue('Laksa!');
  },
};

/** An error of the whole form scrolls into view, and entered values are kept. */
export const FormError: Story = {
  args: { onSave: refuses({ formError: 'Someone else has changed this. Try again.' }) },
  play: async () => {
    await type('!');
    await press('Save dish');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Someone else has changed this.',
    );
    await expect(await field('Name')).toHaveValue('Laksa!');
  },
};

export const Pending: Story = {
  args: { onSave: fn<DishFormProps['onSave']>(() => new Promise(() => {})) },
  play: async ({ args }) => {
    const save = await screen.findByRole('button', { name: 'Save dish' });
    await userEvent.click(save);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Escape}');
    await fireEvent.submit((await field('Name')).closest('form')!);
    await expect(await drawer()).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Focused: Story = {
  play: async () => {
    await userEvent.click(await field('Name'));
    await expect(await field('Name')).toHaveFocus();
  },
};

const far = 'Nach der Bestellungsannahmebestätigung ist eine Änderung nicht mehr möglich. ';
export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen bearbeiten',
    action: 'Gerichtsbezeichnungsänderung speichern',
    aside: (
      <Button tone="danger" emphasis="ghost">
        Unwiderruflich löschen
      </Button>
    ),
    dish: { name: far, code: far, note: far.repeat(4), isOffered: true },
  },
};

/** In a form longer than the screen, an error at the top scrolls into view. */
export const Many: Story = {
  args: {
    dish: { name: 'Laksa', code: 'L1', note: 'Hot.\n'.repeat(60), isOffered: true },
    onSave: refuses({ formError: 'Someone else has changed this. Try again.' }),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const note = await field('Note for the kitchen');
    note.scrollIntoView({ block: 'end' });
    await press('Save dish');
    const formError = await screen.findByRole('alert');
    const panel = await drawer();
    await waitFor(() =>
      expect(formError.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        panel.getBoundingClientRect().top,
      ),
    );
  },
};
