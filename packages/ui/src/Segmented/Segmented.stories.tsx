import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from './Segmented.guide.ts';
import { Segment } from './Segment.tsx';
import { Segmented } from './Segmented.tsx';

const meta = {
  component: Segmented,
  parameters: { guide },
  args: {
    label: 'Lane',
    isLabelHidden: true,
    defaultValue: 'new',
    onChange: fn(),
    children: (
      <>
        <Segment value="new">New</Segment>
        <Segment value="action">Action needed</Segment>
        <Segment value="completed">Completed</Segment>
      </>
    ),
  },
} satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Completed'));
    await expect(args.onChange).toHaveBeenLastCalledWith('completed');
    await expect(canvas.getByRole('radio', { name: 'Completed' })).toBeChecked();
  },
};
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('action');
  },
};
export const Labelled: Story = { args: { isLabelHidden: false } };
export const Wide: Story = { args: { isWide: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'New' })).toHaveFocus();
  },
};
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const LongText: Story = {
  args: {
    children: (
      <>
        <Segment value="new">Neu eingegangene Bestellungen</Segment>
        <Segment value="action">Handlungsbedarf in der Küche</Segment>
        <Segment value="completed">Abgeschlossen und ausgeliefert</Segment>
      </>
    ),
  },
};
