import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ChevronDownIcon, CopyIcon, SearchIcon } from '../icons.ts';
import { Menu } from '../Menu/Menu.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Addon } from './Addon.tsx';
import { AddonButton } from './AddonButton.tsx';
import { AddonSelect } from './AddonSelect.tsx';
import { guide } from './InputGroup.guide.ts';
import { InputGroup } from './InputGroup.tsx';

const meta = {
  component: InputGroup,
  parameters: { guide },
  args: {
    label: 'Delivery fee',
    before: 'RM',
    after: 'per order',
    onChange: fn(),
    defaultValue: '4.90',
  },
} satisfies Meta<typeof InputGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = fn();
const currencies = ['MYR', 'SGD', 'THB'].map((value) => ({ value, label: value }));
const choose = fn();

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Delivery fee' });
    await expect(field).toHaveAccessibleDescription('RM per order');
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await expect(args.onChange).toHaveBeenLastCalledWith('5');
  },
};

export const Merged: Story = {
  args: { label: 'Address', before: 'servery.example/', after: undefined, defaultValue: 'laksa' },
  render: (args) => <InputGroup {...args} isMerged />,
};

export const WithButton: Story = {
  args: {
    label: 'Voucher',
    before: undefined,
    after: <AddonButton onPress={press}>Apply</AddonButton>,
    defaultValue: 'RAYA10',
  },
  play: async ({ canvas, userEvent }) => {
    press.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(press).toHaveBeenCalledTimes(1);
  },
};

export const WithButtons: Story = {
  args: {
    label: 'Order link',
    before: <AddonButton label="Search">{<SearchIcon />}</AddonButton>,
    after: (
      <>
        <AddonButton label="Copy">{<CopyIcon />}</AddonButton>
        <AddonButton isPending>Send</AddonButton>
      </>
    ),
    defaultValue: 'servery.example/o/1048',
  },
};

export const WithSelect: Story = {
  args: {
    label: 'Budget',
    isFigures: true,
    before: <AddonSelect label="Currency" options={currencies} onChange={choose} />,
    after: '.00',
    defaultValue: '1200',
  },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Currency' });
    await userEvent.selectOptions(select, 'SGD');
    await expect(choose).toHaveBeenCalledWith('SGD');
  },
};

export const WithMenu: Story = {
  args: {
    label: 'Table',
    before: (
      <Menu
        label="Area"
        trigger={
          <AddonButton>
            Area <ChevronDownIcon aria-hidden />
          </AddonButton>
        }
        items={[
          { id: 'hall', label: 'Main hall' },
          { id: 'patio', label: 'Patio' },
        ]}
        onAction={choose}
      />
    ),
    after: undefined,
    defaultValue: '12',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Area' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Patio' }));
    await expect(choose).toHaveBeenLastCalledWith('patio');
  },
};

export const WithCheckbox: Story = {
  args: {
    label: 'Service charge',
    before: (
      <Addon>
        <Checkbox label="Charge for service" defaultSelected />
      </Addon>
    ),
    after: '%',
    defaultValue: '10',
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Charge for service' });
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <InputGroup {...args} label="Small" size="s" />
      <InputGroup {...args} label="Medium" size="m" />
      <InputGroup {...args} label="Large" size="l" />
    </Stack>
  ),
};

export const Keyboard: Story = {
  args: {
    label: 'Budget',
    before: <AddonSelect label="Currency" options={currencies} onChange={choose} />,
    after: <AddonButton onPress={press}>Save</AddonButton>,
    defaultValue: '',
  },
  play: async ({ args, canvas, userEvent }) => {
    press.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('12');
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(press).toHaveBeenCalledTimes(1);
  },
};

export const Hovered: Story = { ...WithButtons, globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  ...WithButton,
  play: undefined,
  globals: { pseudo: { focusVisible: true, focusWithin: true } },
};
export const Pressed: Story = { ...WithButtons, globals: { pseudo: { active: true } } };

export const Disabled: Story = {
  args: { isDisabled: true, after: <AddonButton isDisabled>Apply</AddonButton> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Invalid: Story = {
  args: { errorMessage: 'At most 99.99.', defaultValue: '120' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
export const Empty: Story = { args: { defaultValue: '', placeholder: '0.00' } };
export const LongText: Story = {
  args: {
    label: 'Liefergebühr, wie sie auf der Rechnung und auf dem Küchenbon erscheint',
    before: 'Malaysische Ringgit',
    after: 'je Bestellung innerhalb des Stadtgebiets',
    description: 'Gilt für alle Bestellungen, die nach Hause geliefert werden.',
  },
};
