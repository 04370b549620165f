import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Wizard.guide.ts';
import { Wizard, type WizardProps } from './Wizard.tsx';

const finish = fn();

/** A wizard whose first step needs a name, validated asynchronously as by a server. */
function OpenOutlet(props: WizardProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [first, ...rest] = props.steps;
  if (!first) return null;
  const content = <TextField label="Name" value={name} errorMessage={error} onChange={setName} />;
  const validate = async () => {
    await Promise.resolve();
    setError(name ? undefined : 'Give the outlet a name.');
    return Boolean(name);
  };
  return <Wizard {...props} steps={[{ ...first, content, validate }, ...rest]} />;
}

const meta = {
  component: Wizard,
  parameters: { guide },
  args: {
    label: 'Open an outlet',
    labels: {
      next: 'Next',
      back: 'Back',
      finish: 'Open outlet',
      done: 'done',
      invalid: 'has errors',
    },
    onFinish: finish,
    steps: [
      { id: 'outlet', title: 'Outlet', description: 'Name and place', content: null },
      {
        id: 'menu',
        title: 'Menu',
        description: 'What it sells',
        content: <TextField label="First dish" />,
      },
      { id: 'payment', title: 'Payment', content: <TextField label="Account" /> },
    ],
  },
  render: (args) => <OpenOutlet {...args} />,
  beforeEach: () => {
    finish.mockReset();
  },
} satisfies Meta<typeof Wizard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Siam Grill');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Menu' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'First dish' }), 'Laksa');
    await userEvent.click(canvas.getByRole('button', { name: /Outlet.*done/ }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Siam Grill'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'First dish' })).toHaveValue('Laksa'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Open outlet' }));
    await waitFor(() => expect(finish).toHaveBeenCalledTimes(1));
  },
};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Give the outlet a name.');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('has errors');
    await expect(canvas.queryByRole('button', { name: /Menu/ })).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Siam');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Menu' })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'First dish' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Outlet' })).toHaveFocus());
  },
};

export const Pending: Story = {
  render: (args) => {
    const steps = args.steps.map((step) => ({
      ...step,
      content: <TextField label={step.title} />,
      validate: () => new Promise<boolean>(() => {}),
    }));
    return <Wizard {...args} steps={steps} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Outlet' })).toBeVisible();
  },
};

export const AnyOrder: Story = {
  args: { isLinear: false, selectedKey: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Siam');
    await userEvent.click(canvas.getByRole('button', { name: /Payment/ }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Account' })).toBeVisible());
  },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };
export const Modern: Story = { args: { variant: 'modern' } };
export const ModernVertical: Story = { args: { variant: 'modern', orientation: 'vertical' } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const LongText: Story = {
  args: {
    orientation: 'vertical',
    labels: {
      next: 'Weiter zur Speisekarte der Donaudampfschifffahrtsgesellschaft',
      back: 'Zurück zu den Angaben über den Standort',
      finish: 'Fertig',
      done: 'erledigt',
      invalid: 'fehlerhaft',
    },
  },
};
export const Many: Story = {
  render: (args) => (
    <Stack>
      <Wizard
        {...args}
        orientation="vertical"
        steps={Array.from({ length: 12 }, (_, index) => ({
          id: String(index),
          title: `Step ${index + 1}`,
          content: <TextField label={`Answer ${index + 1}`} />,
        }))}
      />
    </Stack>
  ),
};
