import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './TagField.guide.ts';
import { TagField } from './TagField.tsx';

const meta = {
  component: TagField,
  parameters: { guide },
  args: {
    label: 'Search words',
    placeholder: 'Write a word, then a comma',
    defaultValue: ['noodles', 'coconut'],
    onChange: fn(),
    labels: {
      list: 'Search words',
      remove: (tag: string) => `Remove ${tag}`,
      added: (tags: readonly string[]) => `${tags.join(', ')} added`,
      removed: (tag: string) => `${tag} removed`,
    },
  },
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Search words' });
    await userEvent.type(input, 'spicy,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['noodles', 'coconut', 'spicy']);
    await expect(await canvas.findByText('spicy added')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove coconut' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['noodles', 'spicy']);
    await expect(input).toHaveFocus();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    input.focus();
    await userEvent.keyboard('hot{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['noodles', 'coconut', 'hot']);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['noodles', 'coconut']);
    const back = getComputedStyle(input).direction === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';
    await userEvent.keyboard(back + back);
    await expect(canvas.getByRole('button', { name: 'Remove noodles' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['coconut']);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('late');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['coconut', 'late']);
  },
};

export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('halal, noodles\nvegan');
    await expect(args.onChange).toHaveBeenLastCalledWith(['noodles', 'coconut', 'halal', 'vegan']);
  },
};

export const AtMost: Story = {
  args: { maxCount: 3, hint: 'At most 3' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'one,two,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['noodles', 'coconut', 'one']);
    await expect(input).toHaveAttribute('readonly');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['noodles', 'coconut']);
  },
};

export const Empty: Story = { args: { defaultValue: [] } };
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('textbox').focus();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove noodles' })).toBeDisabled();
  },
};
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Invalid: Story = {
  args: {
    defaultValue: ['noodles', 'a'],
    isTagInvalid: (tag) => tag.length < 3,
    errorMessage: 'A search word has three letters or more.',
  },
};
export const LongText: Story = {
  args: {
    label: 'Suchwörter, unter denen Gäste das Gericht auch dann finden, wenn sie es anders nennen',
    defaultValue: ['Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen', 'mit Sahne'],
  },
};
export const Many: Story = {
  args: { defaultValue: Array.from({ length: 40 }, (_, n) => `word ${n + 1}`) },
};

const onSave = fn();
export const InForm: Story = {
  render: function WordsForm(args) {
    const { control, handleSubmit } = useForm({ defaultValues: { tags: ['noodles'] } });
    return (
      <form noValidate onSubmit={handleSubmit((dish) => void onSave(dish))}>
        <Stack>
          <Controller
            control={control}
            name="tags"
            render={({ field }) => <TagField {...args} {...field} />}
          />
          <Button type="submit">Save</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas }) => {
    onSave.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), 'hot{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSave).toHaveBeenCalledWith({ tags: ['noodles', 'hot'] }));
  },
};
