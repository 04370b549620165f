import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { EditorDocument } from './content.ts';
import { guide } from './Editor.guide.ts';
import { Editor } from './Editor.tsx';

const text = (labels: string): EditorDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: labels }] }],
});
const story: EditorDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Our laksa' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Made since ' },
        { type: 'text', text: '1962', marks: [{ type: 'bold' }] },
        { type: 'text', text: ', see ' },
        {
          type: 'text',
          text: 'the menu',
          marks: [{ type: 'link', attrs: { href: 'https://servery.example/menu' } }],
        },
        { type: 'text', text: '.' },
      ],
    },
    {
      type: 'bulletList',
      content: ['Prawns', 'Coconut'].map((labels) => ({
        type: 'listItem',
        content: text(labels).content,
      })),
    },
    { type: 'blockquote', content: text('The best of the street.').content },
  ],
};

const meta = {
  component: Editor,
  parameters: { guide },
  args: {
    label: 'Story of the dish',
    onChange: fn(),
    labels: {
      toolbar: 'Formatting',
      tools: {
        bold: 'Bold',
        italic: 'Italic',
        underline: 'Underline',
        strike: 'Strikethrough',
        code: 'Code',
        alignStart: 'Align to start',
        alignCenter: 'Centre',
        alignEnd: 'Align to end',
        heading: 'Heading',
        subheading: 'Subheading',
        bulletList: 'Bulleted list',
        orderedList: 'Numbered list',
        blockquote: 'Quote',
        link: 'Link',
        undo: 'Undo',
        redo: 'Redo',
      },
      href: 'Address',
      saveLink: 'Save link',
      removeLink: 'Remove link',
      badLink: 'This is not an address.',
    },
  },
} satisfies Meta<typeof Editor>;
export default meta;
type Story = StoryObj<typeof meta>;

const documentWith = (part: unknown): unknown => expect.objectContaining({ content: [part] });

export const Default: Story = {
  args: { defaultValue: story },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Story of the dish' });
    await expect(field).toHaveTextContent('Our laksa');
    await expect(canvas.getByRole('heading', { name: 'Our laksa' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'the menu' })).toBeVisible();
    await expect(document.querySelector('style[data-tiptap-style]')).toBeNull();
  },
};

export const Written: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await userEvent.keyboard('Hot');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        documentWith(
          expect.objectContaining({
            content: [{ type: 'text', text: 'Hot', marks: [{ type: 'bold' }] }],
          }),
        ),
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Bold', pressed: true })).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { defaultValue: text('Laksa') },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const isRtl = canvasElement.ownerDocument.dir === 'rtl';
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab({ shift: true });
    for (let step = 0; step < 5; step += 1)
      await userEvent.keyboard(isRtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        documentWith(expect.objectContaining({ type: 'heading' })),
      ),
    );
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const LinkSet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await userEvent.type(address, 'javascript:alert(1)');
    await userEvent.keyboard('{Enter}');
    const problem = await screen.findByText('This is not an address.');
    await waitFor(() => expect(problem).toBeVisible());
    await userEvent.clear(address);
    await userEvent.type(address, 'servery.example{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'servery.example' })).toHaveAttribute(
      'href',
      'https://servery.example',
    );
  },
};

export const PasteCleaned: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p style="color:red" onclick="x()">Hot <b>soup</b><script>x()</script><a href="javascript:x()">here</a><img src="x"></p>',
    );
    field.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
    await waitFor(() => expect(field).toHaveTextContent('Hot soup'));
    await expect(
      field.querySelector('[style], [onclick], script, img:not(.ProseMirror-separator)'),
    ).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
  },
};

export const Aligned: Story = {
  args: { defaultValue: text('Closed on Mondays') },
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByText('Closed on Mondays');
    await userEvent.click(line);
    await userEvent.click(canvas.getByRole('button', { name: 'Centre' }));
    await waitFor(() =>
      expect(getComputedStyle(canvas.getByText(/^Closed/)).textAlign).toBe('center'),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        content: [expect.objectContaining({ attrs: { align: 'center' } })],
      }),
    );
    await expect(canvas.getByRole('button', { name: 'Centre' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Align to start' }));
    await waitFor(() =>
      expect(getComputedStyle(canvas.getByText(/^Closed/)).textAlign).toBe('start'),
    );
  },
};

export const Undone: Story = {
  play: async ({ canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('Hot');
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(undo);
    await waitFor(() => expect(canvas.getByRole('textbox')).not.toHaveTextContent('Hot'));
  },
};

export const Counted: Story = {
  args: { maxCount: 10, defaultValue: text('Laksa lemak') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11/10')).toBeVisible();
  },
};

export const Controlled: Story = {
  render: function Held(args) {
    const [value, setValue] = useState<EditorDocument | null>(text('Laksa'));
    return (
      <Stack>
        <Editor {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue(null)}>Clear</Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveTextContent('Laksa');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveTextContent(''));
  },
};

export const FewTools: Story = {
  args: { hiddenTools: ['code', 'heading', 'subheading', 'blockquote', 'strike'] },
};
export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  globals: { pseudo: { focusVisible: true, focusWithin: true } },
};
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: story },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('contenteditable', 'false');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: story },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-readonly', 'true');
  },
};
export const Invalid: Story = {
  args: { errorMessage: 'Tell something of the dish.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Tell something of the dish.',
    );
  },
};
export const Empty: Story = { args: { placeholder: 'Where does it come from, and who cooks it?' } };
export const LongText: Story = {
  args: {
    label: 'Geschichte des Gerichts, wie sie auf der Speisekarte und auf der Webseite erscheint',
    defaultValue: text('Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen '.repeat(4)),
    maxCount: 2000,
  },
};
