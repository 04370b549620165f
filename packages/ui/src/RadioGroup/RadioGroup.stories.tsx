import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from './RadioGroup.guide.ts';
import { Radio } from './Radio.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  component: RadioGroup,
  parameters: { guide },
  args: {
    label: 'Refund to',
    defaultValue: 'card',
    onChange: fn(),
    children: (
      <>
        <Radio value="card" description="Takes three working days.">
          Card
        </Radio>
        <Radio value="cash" description="Out of the open drawer.">
          Cash
        </Radio>
        <Radio value="voucher" isDisabled>
          Voucher
        </Radio>
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Refund to' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Cash/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('cash');
  },
};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Card/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('cash');
  },
};
export const Cards: Story = { args: { look: 'card' } };
export const Invalid: Story = {
  args: { defaultValue: undefined, errorMessage: 'Choose where the money goes.' },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Hovered: Story = { args: Cards.args, globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Card/ })).toHaveFocus();
  },
};
export const Pressed: Story = { args: Cards.args, globals: { pseudo: { active: true } } };
export const Empty: Story = { args: { defaultValue: undefined } };
export const LongText: Story = {
  args: {
    label: 'Wohin der Betrag zurückgezahlt werden soll, wenn die Bestellung nicht geliefert wurde',
    children: (
      <>
        <Radio
          value="card"
          description="Dauert je nach Bank der Kundin oder des Kunden drei bis fünf Werktage."
        >
          Auf die Karte, mit der die Bestellung bezahlt wurde
        </Radio>
        <Radio value="cash">Bargeldauszahlungsbestätigungsverfahren</Radio>
      </>
    ),
  },
};
export const Many: Story = {
  args: {
    defaultValue: 'branch-3',
    children: Array.from({ length: 12 }, (_, n) => (
      <Radio key={n} value={`branch-${n}`}>{`Branch ${n + 1}`}</Radio>
    )),
  },
};
