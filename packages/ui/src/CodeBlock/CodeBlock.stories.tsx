import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { guide } from './CodeBlock.guide.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { plainLines, textOf, type CodeLine } from './tokens.ts';

const lines: CodeLine[] = [
  [['comment', '/** An order can be voided until its money has been settled. */']],
  [
    ['keyword', 'export function '],
    ['function', 'voidOrder'],
    ['punctuation', '('],
    ['plain', 'order'],
    ['punctuation', ': '],
    ['type', 'Order'],
    ['punctuation', ') {'],
  ],
  [
    ['plain', '  '],
    ['keyword', 'return '],
    ['punctuation', '{ ...'],
    ['plain', 'order'],
    ['punctuation', ', '],
    ['plain', 'status'],
    ['punctuation', ': '],
    ['string', "'void'"],
    ['punctuation', ', '],
    ['plain', 'attempts'],
    ['punctuation', ': '],
    ['number', '0'],
    ['punctuation', ' };'],
  ],
  [['punctuation', '}']],
];

const copyLabels = { copy: 'Copy the code', copied: 'Copied', failed: 'Not copied' };

const meta = {
  component: CodeBlock,
  parameters: { guide },
  args: { label: 'Example', lines },
} satisfies Meta<typeof CodeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { title: 'voidOrder.ts', copyLabels } };
export const Bare: Story = { args: { lines: plainLines('pnpm install\npnpm dev\n') } };
export const Numbers: Story = { args: { hasNumbers: true } };
export const Marked: Story = { args: { hasNumbers: true, marked: [2, 3] } };
export const Wrapped: Story = {
  args: {
    isWrapped: true,
    hasNumbers: true,
    lines: [...lines, 'const menu = [' + "'nasi lemak', ".repeat(30) + '];'],
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Example' });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

export const Keyboard: Story = {
  args: { copyLabels },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {});
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy the code' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(write).toHaveBeenCalledWith(textOf(lines)));
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Example' })).toHaveFocus();
  },
};

export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Empty: Story = { args: { lines: [], title: 'empty.ts' } };
export const LongText: Story = {
  args: { lines: ['x'.repeat(400)], title: 'aVeryLongNameOfAFile'.repeat(8) + '.ts', copyLabels },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Example' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Many: Story = {
  args: { hasNumbers: true, lines: Array.from({ length: 300 }, (_, n) => `line(${n});`) },
};
