import { never, refuses, setScenario } from '@servery/api/mocks';
import { listFaq } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HelpAddress } from './HelpAddress.fixtures.tsx';
import { at, handled, phone, restored } from './stories.fixtures.ts';

const meta = {
  title: 'screens/Faq',
  component: HelpAddress,
  args: { address: '/pages/faq', onAddressChange: fn(), canOpen: (_href: string): boolean => true },
  beforeEach: restored,
} satisfies Meta<typeof HelpAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const categories = async () =>
  within(await screen.findByRole('navigation', { name: 'Question categories' }));
const category = async (name: RegExp) => (await categories()).findByRole('link', { name });
const heading = (name: string) => screen.findByRole('heading', { name });
const found = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(text),
  );
const loaded: Story['play'] = async () => void (await heading('Orders'));

export const Loaded: Story = {
  play: async () => {
    await heading('How can we help?');
    await heading('Orders');
    await found('19 questions');
    await expect(await category(/^Orders/)).toHaveAttribute('aria-current', 'page');
    await expect(await category(/^Payments/)).toHaveTextContent('4');
    const question = screen.getByRole('button', { name: 'How do I combine two orders?' });
    await expect(question).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(question);
    await expect(screen.getByText(/^Open one of them/)).toBeVisible();
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: loaded };
export const Touch: Story = { globals: { density: 'touch' }, play: loaded };
export const Phone: Story = { globals: phone, play: loaded };

export const Keyboard: Story = {
  play: async () => {
    await heading('Orders');
    const link = await category(/^Payments/);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await at('/pages/faq?category=payments');
    const first = await screen.findByRole('button', { name: /^Which payment methods/ });
    first.focus();
    await userEvent.keyboard(' ');
    await expect(screen.getByText(/^Cash, cards, bank transfers/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: handled(never(listFaq)),
  play: async () => {
    await expect(await screen.findByText('Loading questions…')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(listFaq, 'crashed')),
  play: async () => {
    await heading('Couldn’t load questions');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => {
    await heading('No questions yet');
    await expect(screen.getByRole('link', { name: 'help@servery.example' })).toBeVisible();
  },
};
export const Many: Story = {
  beforeEach: () => setScenario('many'),
  play: async () => {
    await found('380 questions');
    await expect(screen.getAllByRole('button', { name: /^How do I take/ })).toHaveLength(20);
  },
};

/** The first category with a match opens, and the number of matches is announced. */
export const Searched: Story = {
  play: async () => {
    await heading('Orders');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search questions' }), 'REFUND');
    await at('/pages/faq?q=REFUND');
    await found('1 matching result');
    await heading('Payments');
    await expect(
      screen.getByRole('button', { name: 'How long does a refund take?' }),
    ).toBeVisible();
    await expect(await category(/^Orders/)).toHaveTextContent('0');
  },
};

/** A category that was chosen stays, and names the matches elsewhere. */
export const NoResultInCategory: Story = {
  args: { address: '/pages/faq?q=refund&category=menu' },
  play: async () => {
    await heading('Menu');
    await heading('No matching results');
    await screen.findByText('1 result in another category matches your search.');
    await userEvent.click(await category(/^Payments/));
    await at('/pages/faq?q=refund&category=payments');
    await expect(
      await screen.findByRole('button', { name: 'How long does a refund take?' }),
    ).toBeVisible();
  },
};
export const NoResult: Story = {
  args: { address: '/pages/faq?q=unicorn' },
  play: async () => {
    await found('No matching results');
    const [button] = await screen.findAllByRole('button', { name: 'Clear search' });
    await userEvent.click(button!);
    await at('/pages/faq');
    await found('19 questions');
  },
};

export const Services: Story = {
  args: { address: '/pages/faq?category=services' },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Services and prices' });
    await expect(within(list).getByText('Menu photos, per dish')).toBeVisible();
    await expect(within(list).getByText(/^RM\s25\.00$/)).toBeVisible();
  },
};

/** Services are results of a search, but no questions. */
export const ServiceFound: Story = {
  args: { address: '/pages/faq?q=menu+entry' },
  play: async () => {
    await found('1 matching result');
    await screen.findByText('Menu entry, up to 100 dishes');
  },
};

export const RelatedPages: Story = {
  args: { address: '/pages/faq?category=menu' },
  play: async ({ args }) => {
    await heading('Related pages');
    await userEvent.click(await screen.findByRole('link', { name: 'Create Category' }));
    await expect(args.onAddressChange).toHaveBeenCalledWith('/pages/menu/category?open=new', false);
  },
};
export const PagesRefused: Story = {
  args: { address: '/pages/faq?category=menu', canOpen: () => false },
  play: async () => {
    await screen.findByRole('button', { name: 'What are food options?' });
    await expect(screen.queryByRole('link', { name: 'Create Category' })).toBeNull();
  },
};

export const Contacts: Story = {
  play: async () => {
    await heading('Still have a question?');
    await expect(screen.getByRole('link', { name: '+60 3-5550 0142' })).toHaveAttribute(
      'href',
      'tel:+60355500142',
    );
    await expect(screen.getByRole('link', { name: 'help@servery.example' })).toHaveAttribute(
      'href',
      'mailto:help@servery.example',
    );
  },
};
