import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CardIcon, PhoneIcon } from '../icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { cardBrand, cardMask } from './cardMask.ts';
import { dateMask, timeMask } from './dateMask.ts';
import { guide } from './MaskedField.guide.ts';
import { MaskedField } from './MaskedField.tsx';
import { numberMask, percentMask } from './numberMask.ts';
import { patternMask, phoneMask } from './patternMask.ts';

const phone = phoneMask('+60', '##-#### ####');
const plate = patternMask('AAA ####', { isUpperCase: true });
const account = patternMask('####/####/####');
const birthday = dateMask({ locale: 'en-GB' });
const hour = timeMask();
const percent = percentMask('en');
const weight = numberMask({ locale: 'en', postfix: ' kg' });

const meta = {
  component: MaskedField,
  parameters: { guide },
  args: { label: 'Phone', mask: phone, onChange: fn() },
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

const writes =
  (text: string, shown: string, value: string): NonNullable<Story['play']> =>
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, text);
    await expect(field).toHaveValue(shown);
    await expect(args.onChange).toHaveBeenLastCalledWith(value);
  };

export const Default: Story = {
  args: { prefix: <PhoneIcon />, description: 'The driver calls it at the door.' },
  play: writes('123456789', '+60 12-3456 789', '+60123456789'),
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('12x34');
    await expect(canvas.getByRole('textbox')).toHaveValue('+60 12-34');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('+6012');
  },
};

export const Card: Story = {
  args: {
    label: 'Card number',
    mask: cardMask,
    prefix: <CardIcon />,
    suffix: (value: string) => cardBrand(value),
  },
  play: async (context) => {
    await writes('378282246310005', '3782 822463 10005', '378282246310005')(context);
    await expect(context.canvas.getByText('amex')).toBeVisible();
  },
};

export const Pasted: Story = {
  args: { label: 'Card number', mask: cardMask },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('4242-4242-4242-4242');
    await expect(canvas.getByRole('textbox')).toHaveValue('4242 4242 4242 4242');
    await expect(args.onChange).toHaveBeenLastCalledWith('4242424242424242');
  },
};

export const DateOfBirth: Story = {
  args: { label: 'Birthday', mask: birthday, description: 'Day, month, year' },
  play: writes('24052001', '24/05/2001', '2001-05-24'),
};

export const Time: Story = {
  args: { label: 'Opens at', mask: hour },
  play: writes('1830', '18:30', '18:30'),
};

export const Percent: Story = {
  args: { label: 'Service charge', mask: percent, isFigures: true },
  play: writes('12.5', '12.5%', '12.5'),
};

export const Figures: Story = {
  args: { label: 'Stock', mask: weight, isFigures: true },
  play: writes('12500', '12,500 kg', '12500'),
};

export const Blocks: Story = {
  args: { label: 'Plate', mask: plate },
  play: writes('wxy1234', 'WXY 1234', 'WXY1234'),
};

export const OwnDelimiters: Story = {
  args: { label: 'Account', mask: account },
  play: writes('123456789012', '1234/5678/9012', '123456789012'),
};

export const Controlled: Story = {
  render: function Filled(args) {
    const [value, setValue] = useState('1234');
    return (
      <Stack>
        <MaskedField {...args} mask={account} value={value} onChange={setValue} />
        <Button onPress={() => setValue('')}>Clear {value}</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('1234');
    await userEvent.click(field);
    await userEvent.keyboard('{End}56');
    await expect(field).toHaveValue('1234/56');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear 123456' }));
    await expect(field).toHaveValue('');
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  globals: { pseudo: { focusVisible: true, focusWithin: true } },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: '+60123456789' } };
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: '+60123456789' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = {
  args: { defaultValue: '+6012', errorMessage: 'The number is too short.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'The number is too short.',
    );
  },
};
export const Empty: Story = { args: { placeholder: '+60 12-3456 789' } };
export const LongText: Story = {
  args: {
    label: 'Rufnummer, unter der unser Fahrer Sie an der Haustür erreichen kann',
    description: 'Wird nach der Lieferung gelöscht und für nichts anderes verwendet.',
    defaultValue: '+60123456789',
  },
};
