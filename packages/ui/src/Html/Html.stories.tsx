import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './Html.guide.ts';
import { Html } from './Html.tsx';

const letter = `
  <h1>Your order for Friday</h1>
  <p>Good morning <b>Aminah</b>,</p>
  <p>the fish is <em>confirmed</em>; the prawns are <s>RM 38.00</s> <strong>RM 35.50</strong> a kilo this week.
  Please look at the <a href="https://fish.example/list">price list</a> or <a href="mailto:hello@fish.example">write to us</a>.</p>
  <h3>What we bring</h3>
  <table><tr><th>Fish</th><th>Kilos</th></tr><tr><td>Barramundi</td><td>12</td></tr><tr><td>Squid</td><td>8</td></tr></table>
  <ol><li>Before ten o’clock</li><li>At the back door<ul><li>Ring twice</li></ul></li></ol>
  <blockquote><p>Could you come before ten?</p></blockquote>
  <pre>code: 4711</pre>
  <hr>
  <p align="center"><img src="https://fish.example/logo.png" alt="Our logo"><br><small>Fish &amp; Daughters</small></p>`;

const attack = `
  <p onclick="window.hit=1">Dear <script>window.hit=1</script>customer,<img src=x onerror="window.hit=1">
  <svg onload="window.hit=1"><a href="javascript:window.hit=1">svg</a></svg>
  <a href="javascript:window.hit=1">press here</a> <a href=" java&#10;script:window.hit=1">or here</a>
  <iframe srcdoc="<script>parent.hit=1</script>"></iframe><style>body{display:none}</style>
  <form action="https://bad.example"><input name="pin"><button>Send</button></form>
  <math><mtext><table><mglyph><style><img src=x onerror="window.hit=1"></style></mglyph></table></mtext></math>
  <div style="position:fixed;inset:0;background:url(https://bad.example/seen)">over everything</div>
  <template><img src="https://bad.example/seen"></template><base href="https://bad.example"><meta http-equiv="refresh" content="0;url=https://bad.example">
  <a href="https://good.example">a good link</a></p>`;

const meta = {
  component: Html,
  args: { html: letter, label: 'The letter' },
  parameters: { guide },
} satisfies Meta<typeof Html>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(
      'Your order for Friday',
    );
    await expect(canvas.getByRole('heading', { level: 4 })).toHaveTextContent('What we bring');
    const link = canvas.getByRole('link', { name: 'price list' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByText('Our logo')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Malicious HTML: nothing in it runs, is fetched or covers the page. */
export const Attack: Story = {
  args: { html: attack },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'a good link' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(
      canvasElement.querySelector(
        'script, style, svg, math, iframe, form, input, button, img, template, base, meta, [style], [onclick]',
      ),
    ).toBeNull();
    await expect(canvas.getByText(/over everything/)).toBeVisible();
    await expect(window).not.toHaveProperty('hit');
  },
};

/** Malformed HTML: misplaced and unclosed tags. */
export const Broken: Story = {
  args: {
    html: '<li>alone<td>a cell<table>in front<tr><td>one<p>two<div>three<tr>four<ul>five<li><a href="https://a.example">six<a href="https://b.example">seven<h2>eight<h1>nine',
  },
  play: async ({ canvas }) => {
    for (const word of ['alone', 'a cell', 'in front', 'five', 'nine'])
      await expect(canvas.getByText(new RegExp(word))).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'price list' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'write to us' })).toHaveFocus();
  },
};
export const Focused: Story = {
  args: {
    html: `<table><tr>${'<th>A day of the week</th>'.repeat(14)}</tr></table>`,
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'The letter' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'The letter' })).toHaveFocus();
  },
};
export const Empty: Story = {
  args: { html: '' },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^$/),
};
export const LongText: Story = {
  args: {
    html: `<p>${'Küchengroßgerätereinigungsmittelkonzentrat'.repeat(4)}</p><p><a href="https://a.example/${'x'.repeat(200)}">https://a.example/${'x'.repeat(200)}</a></p>`,
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Many: Story = {
  args: {
    html: Array.from({ length: 200 }, (_, index) => `<p>Paragraph <b>${index + 1}</b></p>`).join(
      '',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('200')).toBeInTheDocument();
  },
};
