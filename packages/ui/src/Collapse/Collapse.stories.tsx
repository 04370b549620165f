import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Collapse.guide.ts';
import { Collapse } from './Collapse.tsx';

const meta = {
  component: Collapse,
  parameters: { guide },
  args: {
    trigger: <Button>Delivery notes</Button>,
    children: 'Ring twice. The dog is friendly, the gate is not.',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Collapse>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delivery notes' });
    const panel = canvas.getByRole('group', { hidden: true });
    await expect(button).toHaveAttribute('aria-controls', panel.id);
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await userEvent.click(button);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(panel).not.toHaveAttribute('hidden'));
    await waitFor(() => expect(panel.getBoundingClientRect().height).toBeGreaterThan(20));
    await userEvent.click(button);
    await waitFor(() => expect(panel).toHaveAttribute('hidden', 'until-found'));
    await expect(panel.getBoundingClientRect().height).toBe(0);
  },
};

export const FoundByASearch: Story = {
  play: async ({ args, canvas }) => {
    const panel = canvas.getByRole('group', { hidden: true });
    panel.dispatchEvent(new Event('beforematch'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() =>
      expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true'),
    );
  },
};

export const Keyboard: Story = {
  args: {
    children: <TextField label="Note to the rider" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
  },
};

export const Horizontal: Story = {
  args: {
    orientation: 'horizontal',
    defaultOpen: true,
    trigger: <Button>Search</Button>,
    children: <TextField label="Search orders" isLabelHidden placeholder="Number or name" />,
  },
};

export const SeveralAtOnce: Story = {
  render: function Several(args) {
    const [open, setOpen] = useState<string[]>([]);
    const flip = (...ids: string[]) =>
      setOpen((was) =>
        ids.filter((id) => !was.includes(id)).concat(was.filter((id) => !ids.includes(id))),
      );
    return (
      <Stack gap="m">
        <Inline>
          <Button
            aria-controls="first"
            aria-expanded={open.includes('first')}
            onPress={() => flip('first')}
          >
            First
          </Button>
          <Button
            aria-controls="second"
            aria-expanded={open.includes('second')}
            onPress={() => flip('second')}
          >
            Second
          </Button>
          <Button aria-controls="first second" onPress={() => flip('first', 'second')}>
            Both
          </Button>
        </Inline>
        {['first', 'second'].map((id) => (
          <Collapse key={id} id={id} isOpen={open.includes(id)} onOpenChange={() => flip(id)}>
            {args.children}
          </Collapse>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Both' }));
    await expect(canvas.getByRole('button', { name: 'First' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'First' }));
    await expect(canvas.getByRole('button', { name: 'First' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.getByRole('button', { name: 'Second' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    trigger: <Button>Anmerkungen zur Lieferung an die Donaudampfschifffahrtsgesellschaft</Button>,
    children: 'Bitte beim Hintereingang der Kapitänsmützenabteilung klingeln. '.repeat(8),
  },
};
