import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { RangeSlider } from './RangeSlider.tsx';
import { guide } from './Slider.guide.ts';
import { Slider } from './Slider.tsx';

const meta = {
  component: Slider,
  parameters: { guide },
  args: { label: 'Volume of the bell', defaultValue: 40, onChange: fn() },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

const km = (value: number) => `${value} km`;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Volume of the bell' });
    await fireEvent.change(thumb, { target: { value: '55' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(55);
    await expect(thumb).toHaveValue('55');
  },
};

/** Uses the browser's own keys. A press on the track moves the thumb there. */
export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const thumb = canvas.getByRole('slider');
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    const track = thumb.parentElement;
    if (!track) throw new Error('The track is missing');
    const box = track.getBoundingClientRect();
    thumb.blur();
    await fireEvent.pointerDown(track, {
      button: 0,
      clientX: box.left + box.width / 2,
      clientY: box.top + box.height / 2,
    });
    await expect(args.onChange).toHaveBeenLastCalledWith(50);
    await expect(thumb).toHaveFocus();
  },
};

export const Steps: Story = {
  args: { minValue: 0, maxValue: 20, step: 5, defaultValue: 10, format: km, label: 'Radius' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '10 km');
  },
};
export const Pips: Story = {
  args: {
    label: 'Radius',
    maxValue: 20,
    defaultValue: 5,
    step: 5,
    format: km,
    pips: [0, 5, 10, 15, 20].map((value) => ({ value })),
  },
};
export const Tooltip: Story = { args: { tooltip: 'always' } };
export const FillToTheEnd: Story = { args: { fill: 'end' } };
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(['accent', 'neutral', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
        <Slider key={tone} {...args} label={tone} tone={tone} />
      ))}
    </Stack>
  ),
};
export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    tooltip: 'always',
    pips: [0, 50, 100].map((value) => ({ value })),
  },
};

const onRange = fn();
export const Range: Story = {
  render: ({ value: _, defaultValue: __, fill: ___, ref: ____, ...args }) => (
    <RangeSlider
      {...args}
      label="Price"
      startLabel="Least"
      endLabel="Most"
      defaultValue={[20, 60]}
      minDistance={10}
      tooltip="always"
      onChange={onRange}
    />
  ),
  play: async ({ canvas }) => {
    const least = canvas.getByRole('slider', { name: 'Least' });
    await fireEvent.change(least, { target: { value: '80' } });
    await expect(onRange).toHaveBeenLastCalledWith([50, 60]);
    await fireEvent.change(canvas.getByRole('slider', { name: 'Most' }), {
      target: { value: '90' },
    });
    await expect(onRange).toHaveBeenLastCalledWith([50, 90]);
  },
};
export const VerticalRange: Story = {
  render: ({ value: _, defaultValue: __, fill: ___, ref: ____, ...args }) => (
    <RangeSlider
      {...args}
      startLabel="Least"
      endLabel="Most"
      orientation="vertical"
      onChange={onRange}
    />
  ),
};

export const LinkedToAField: Story = {
  render: function Linked(args) {
    const [value, setValue] = useState(40);
    return (
      <Stack>
        <Slider {...args} value={value} onChange={setValue} />
        <NumberField
          label="In figures"
          invalidMessage={(example) => `Enter a number, such as ${example}.`}
          limitMessage={({ min, max }) => `Enter a number from ${min} to ${max}.`}
          value={value}
          minValue={0}
          maxValue={100}
          onChange={(next) => setValue(next ?? 0)}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await userEvent.type(canvas.getByRole('spinbutton'), '75');
    await expect(canvas.getByRole('slider')).toHaveValue('75');
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  args: { tooltip: 'touched' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
  },
};
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('slider')).toBeDisabled(),
};
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '80' } });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('slider')).toHaveValue('40');
  },
};
export const Invalid: Story = { args: { errorMessage: 'Nobody hears the bell so low.' } };
export const LongText: Story = {
  args: {
    label:
      'Lautstärke, mit der die Klingel in der Küche auch bei laufender Spülmaschine zu hören ist',
    description: 'Zwischen null und hundert; bei null klingelt nichts.',
  },
};

const onSave = fn();
export const InForm: Story = {
  render: function BellForm(args) {
    const { control, handleSubmit } = useForm({ defaultValues: { volume: 40 } });
    return (
      <form noValidate onSubmit={handleSubmit((bell) => void onSave(bell))}>
        <Stack>
          <Controller
            control={control}
            name="volume"
            render={({ field }) => <Slider {...args} {...field} />}
          />
          <Button type="submit">Save</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    onSave.mockClear();
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '70' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ volume: 70 }));
  },
};
