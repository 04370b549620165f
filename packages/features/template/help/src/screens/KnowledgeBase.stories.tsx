import { never, refuses, setScenario, templateAnswer } from '@servery/api/mocks';
import { getKnowledgeQuestion, listKnowledge } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { readQuestion } from '../mocks/knowledge.ts';
import { KnowledgeAddress } from './KnowledgeAddress.fixtures.tsx';
import { at, handled, phone, restored } from './stories.fixtures.ts';

const home = '/pages/knowledge-base';
const answer = `${home}/orders/split-a-bill`;

const meta = {
  title: 'screens/KnowledgeBase',
  component: KnowledgeAddress,
  args: { address: home, onAddressChange: fn() },
  beforeEach: restored,
} satisfies Meta<typeof KnowledgeAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string) => screen.findByRole('heading', { name });
/** Waits for the heading of a state, below the heading of the page. */
const stateHeading = async (name: string) => {
  await heading(name);
  await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Knowledge base');
};
const link = (name: string) => screen.findByRole('link', { name });
const search = async (text: string) =>
  userEvent.type(await screen.findByRole('searchbox', { name: 'Search questions' }), text);
const loaded: Story['play'] = async () => void (await heading('Tables and bookings'));

/** Three levels, each with its own URL. */
export const Loaded: Story = {
  play: async () => {
    await screen.findByText('19 questions');
    await userEvent.click(await link('Orders and payments'));
    await at(`${home}/orders`);
    await heading('Payments and refunds');
    await userEvent.click(await link('Split a bill'));
    await at(answer);
    await expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Split a bill',
    );
    await userEvent.click(await link('Refund a payment'));
    await at(`${home}/orders/refund-a-payment`);
    const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }));
    await userEvent.click(crumbs.getByRole('link', { name: 'Knowledge base' }));
    await at(home);
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: loaded };
export const Touch: Story = { globals: { density: 'touch' }, play: loaded };
export const Phone: Story = { globals: phone, play: loaded };

export const Loading: Story = {
  parameters: handled(never(listKnowledge)),
  play: async () => {
    await expect(await screen.findByText('Loading guides…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(listKnowledge, 'crashed')),
  play: async () => {
    await heading('Couldn’t load guides');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => void (await heading('No guides yet')),
};
export const Many: Story = {
  beforeEach: () => setScenario('many'),
  play: async () => {
    await expect(await screen.findAllByRole('link', { name: 'Menu' })).toHaveLength(20);
  },
};

/** The search stays in the category, whose questions match. */
export const Searched: Story = {
  play: async () => {
    await search('REFUND');
    await at(`${home}?q=REFUND`);
    await screen.findByText('1 matching category');
    await userEvent.click(await link('Orders and payments'));
    await at(`${home}/orders?q=REFUND`);
    await link('Refund a payment');
    await expect(screen.queryByRole('link', { name: 'Split a bill' })).toBeNull();
  },
};
export const NoResult: Story = {
  args: { address: `${home}?q=unicorn` },
  play: async () => {
    await heading('No matching results');
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    await at(home);
    await heading('Menu');
  },
};

export const Category: Story = {
  args: { address: `${home}/orders` },
  play: async () => {
    await heading('Taking orders');
    await search('split');
    await at(`${home}/orders?q=split`);
    await screen.findByText('1 matching result');
    await expect(screen.queryByRole('heading', { name: 'Taking orders' })).toBeNull();
  },
};
export const CategoryWithoutResult: Story = {
  args: { address: `${home}/orders?q=unicorn` },
  play: async () => {
    await heading('No matching results');
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
    await heading('Taking orders');
  },
};
export const CategoryGone: Story = {
  args: { address: `${home}/unicorns` },
  play: async () => {
    await stateHeading('Page not found');
    await userEvent.click(await link('Open the knowledge base'));
    await heading('Menu');
  },
};

export const Question: Story = {
  args: { address: answer },
  play: async () => {
    await screen.findByText(/^Last updated on .*2026$/);
    await expect(screen.getByText('Take each payment.')).toBeVisible();
    const related = screen.getByRole('list', { name: 'Related questions' });
    await expect(within(related).getAllByRole('link')).toHaveLength(2);
  },
};
/** Answers are untrusted: nothing in them runs. */
export const HostileAnswer: Story = {
  args: { address: answer },
  parameters: handled(
    templateAnswer(getKnowledgeQuestion, () => {
      const found = readQuestion('orders', 'split-a-bill');
      const content = '<p>Safe</p><script>x()</script><img src="x" onerror="x()" alt="Harmless">';
      return { ...found, question: { ...found.question, content } };
    }),
  ),
  play: async () => {
    await screen.findByText('Safe');
    await expect(document.querySelector('article :is(script, img)')).toBeNull();
  },
};
export const QuestionGone: Story = {
  args: { address: `${home}/orders/unicorns` },
  play: async () => stateHeading('Page not found'),
};
export const QuestionFailed: Story = {
  args: { address: answer },
  parameters: handled(refuses(getKnowledgeQuestion, 'crashed')),
  play: async () => stateHeading('Couldn’t load guides'),
};
