import { createPrintAgent, listPrintAgents } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { newAgent, seeAgent, type AgentRecord } from '@servery/domain/printing';
import { sample } from '@servery/sample';
import { asksToDiscard } from '@servery/screens/asks-to-discard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Agents } from './Agents.tsx';

const merchant_id = 101;
const minuteMs = 60_000;

/**
 * Adds an agent to the sample that was last seen the given number of minutes ago or, without
 * `isSeen`, was created then and never connected.
 */
function agent(name: string, ago: number, isSeen = true): AgentRecord {
  const world = sample();
  const now = new Date(world.now().getTime() - ago * minuteMs);
  const made = newAgent({ name, merchant_id }, [], { by: 'Farah', now, id: world.nextId() });
  const added = isSeen ? { ...seeAgent(made, now), paired_at: now.toISOString() } : made;
  world.prints.agents.set(added.id, { agent: added, code: `CODE${added.id}`, token: null });
  return added;
}

const meta = {
  component: Agents,
  args: { merchantId: merchant_id },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    agent('Office computer', 0);
    agent('Cellar', 200);
    agent('Bar tablet', 5, false);
    agent('Old laptop', 60, false);
  },
  render: (args) => (
    <main>
      <h1>Printers</h1>
      <Agents {...args} />
    </main>
  ),
} satisfies Meta<typeof Agents>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

export const Loaded: Story = {
  play: async () => {
    await expect((await card('Office computer')).getByText('Connected')).toBeVisible();
    await expect((await card('Cellar')).getByText(/Start the agent again/)).toBeVisible();
    await expect((await card('Bar tablet')).getByText('Not started yet')).toBeVisible();
    await expect((await card('Old laptop')).getByText('Code expired')).toBeVisible();
  },
};
export const Dark: Story = { ...Loaded, globals: { skin: 'dark' } };
export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
/** Someone presented the code of an agent that had already signed in. */
export const CodeUsedTwice: Story = {
  beforeEach: () => {
    const { prints, now } = { prints: sample().prints, now: sample().now() };
    const entry = [...prints.agents.values()].find(({ agent: { name } }) => name === 'Cellar')!;
    const agent = { ...entry.agent, reused_at: now.toISOString() };
    prints.agents.set(agent.id, { ...entry, agent });
  },
  play: async () => {
    await expect(
      (await card('Cellar')).getByText(/remove the agent and add it again/),
    ).toBeVisible();
  },
};
export const Empty: Story = {
  beforeEach: () => sample().prints.agents.clear(),
  play: async ({ canvas }) => {
    await canvas.findByText(/If your server isn’t at the outlet, you need one/);
  },
};
export const Loading: Story = { parameters: handled(never(listPrintAgents)) };
export const Failed: Story = {
  parameters: handled(refuses(listPrintAgents, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Unsaved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add print agent' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Kitchen');
    await asksToDiscard();
  },
};

/** Creates an agent with a name, shows its pairing code, and confirms that it has connected. */
export const Pairs: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add print agent' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Get code' }));
    await dialog.findByText('This field is required.');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Kitchen{Enter}');
    const command = await dialog.findByRole('textbox', { name: 'Command' });
    await expect((command as HTMLInputElement).value).toMatch(
      /--agent --server http\S+ --code \w{4}-\w{4}$/,
    );
    const world = sample();
    const { prints } = world;
    const now = world.now();
    const entry = [...prints.agents.values()].at(-1)!;
    prints.agents.set(entry.agent.id, {
      ...entry,
      agent: { ...seeAgent(entry.agent, now), paired_at: now.toISOString() },
    });
    await dialog.findByText('Kitchen is connected and ready to print.');
  },
};

export const NameTaken: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add print agent' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'cellar{Enter}');
    await dialog.findByText('This is already in use.');
  },
};
export const PairingFails: Story = {
  parameters: handled(refuses(createPrintAgent, 'crashed')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add print agent' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Attic{Enter}');
    await dialog.findByText(/Something went wrong/);
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Attic');
  },
};

export const Removes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Cellar' }));
    const ask = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await ask.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Cellar' })).toBeNull());
  },
};
