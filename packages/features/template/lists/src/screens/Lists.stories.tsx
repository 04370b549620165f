import { never, refuses, setScenario } from '@servery/api/mocks';
import { listSelectOptions, listSuggestions } from '@servery/api/template';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Lists } from './Lists.tsx';

const meta = {
  component: Lists,
  render: () => (
    <main>
      <Lists />
    </main>
  ),
  beforeEach: () => () => setScenario('usual'),
} satisfies Meta<typeof Lists>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const select = () => screen.findByRole('combobox', { name: 'Film' });
const autocomplete = () => screen.findByRole('combobox', { name: 'Film title' });
const options = (count: number) =>
  waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(count));
const loaded: Story['play'] = async () => void (await select());

export const Loaded: Story = {
  play: async () => {
    const field = await select();
    await userEvent.click(field);
    await options(100);
    await userEvent.type(field, 'god');
    await options(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('City of God');
    await expect(screen.getByText('Current value: City of God')).toBeVisible();
  },
};
export const Dark: Story = { globals: { skin: 'dark' }, play: loaded };
export const Touch: Story = { globals: { density: 'touch' }, play: loaded };
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: loaded,
};

export const Suggested: Story = {
  play: async () => {
    const field = await autocomplete();
    await userEvent.type(field, 'ratat');
    await userEvent.click(await screen.findByRole('option', { name: /^Ratatouille/ }));
    await expect(field).toHaveValue('Ratatouille');
    await userEvent.clear(field);
    await userEvent.type(field, 'A film of our own');
    await userEvent.tab();
    await expect(field).toHaveValue('A film of our own');
    await expect(screen.getByText('Current value: A film of our own')).toBeVisible();
  },
};
export const NoResult: Story = {
  play: async () => {
    await userEvent.type(await select(), 'unicorn');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
};
export const Loading: Story = {
  parameters: handled(never(listSelectOptions), never(listSuggestions)),
  play: async () => {
    await userEvent.click(await select());
    await expect(screen.queryByRole('option')).toBeNull();
  },
};
export const Failed: Story = {
  parameters: handled(refuses(listSelectOptions, 'crashed'), refuses(listSuggestions, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load suggestions' });
    await userEvent.click(await select());
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2),
    );
  },
};
export const Empty: Story = {
  beforeEach: () => setScenario('empty'),
  play: async () => {
    await userEvent.click(await select());
    await expect(screen.queryByRole('option')).toBeNull();
  },
};
