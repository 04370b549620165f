import {
  assignAgents,
  handOverMerchants,
  listAgents,
  type Agent,
  type AnyEndpoint,
} from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { merchantRecordOf, sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { refusedFields } from '@servery/screens/refused-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  chowKit,
  dialog,
  editAssigned,
  handled,
  kajang,
  phone,
  press,
} from './merchants.fixtures.ts';
import * as merchants from './Merchants.stories.tsx';
import type { Merchants } from './Merchants.tsx';

const meta = {
  ...merchants.default,
  title: 'screens/Merchants/Agents',
} satisfies Meta<typeof Merchants>;
export default meta;
type Story = StoryObj<typeof meta>;

const [jason, mei, ganesh] = ['Jason Lim Wei Jie', 'Tan Mei Xin', 'Ganesh Ramasamy'] as const;

/** Opens a merchant and the form of its agents. */
const edit = (name: string) => editAssigned(name, 'Edit agents…', 'Agents');
/** Opens the form that hands merchants over. */
const openHandOver = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hand over merchants…' }));
  return dialog('Hand over merchants');
};
/** Chooses an agent in a field. */
const choose = async (form: ReturnType<typeof within>, label: string, name: string) => {
  await userEvent.click(await form.findByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
};
/** Chooses both agents of a hand-over. */
const chooseBoth = async (form: ReturnType<typeof within>) => {
  await choose(form, 'Current agent', jason);
  await choose(form, 'New agent', mei);
};

export const Assigned: Story = {
  play: async () => {
    const { panel, form } = await edit(kajang);
    await expect(panel.getByText('No agent looks after this merchant.')).toBeInTheDocument();
    await choose(form, 'Agents', mei);
    await choose(form, 'Agents', ganesh);
    await press(form, 'Save changes');
    await screen.findByText(`Agents of ${kajang} saved`);
    await expect(await panel.findByText(mei)).toBeVisible();
    await expect(panel.getByText(ganesh)).toBeVisible();
  },
};

export const Dark: Story = { ...Assigned, globals: { skin: 'dark' } };
export const Phone: Story = { ...Assigned, globals: phone };

export const Removed: Story = {
  play: async () => {
    const { panel, form } = await edit(chowKit);
    await press(form, `Remove ${jason}`);
    await press(form, 'Save changes');
    await expect(await panel.findByText('No agent looks after this merchant.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: handled(never(listAgents)),
  play: async () => {
    const { form } = await edit(chowKit);
    await expect(form.getByRole('status')).toHaveTextContent('Loading');
    await expect(form.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: handled(refuses(listAgents, 'crashed')),
  play: async () => {
    const { form } = await edit(chowKit);
    await form.findByRole('heading', { name: 'Couldn’t load agents' });
    await expect(form.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const NoAgents: Story = {
  parameters: handled(empty(listAgents)),
  play: async () => {
    const { form } = await edit(kajang);
    await form.findByRole('heading', { name: 'No agents yet' });
    await expect(form.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};

/** The form shows the agents whom someone else has assigned, and saves on top of them. */
export const Conflict: Story = {
  play: async () => {
    const { panel, form } = await edit(chowKit);
    const record = merchantRecordOf(sample().storedMerchant(101));
    sample().keepMerchant({ ...record, version: record.version + 1 });
    sample().keepPerson({ ...sample().person('agent.mei')!, merchant_ids: [101, 103] });
    await press(form, `Remove ${jason}`);
    await press(form, 'Save changes');
    await form.findByText(/Someone else has changed this/);
    await press(form, `Remove ${jason}`);
    await expect(form.getByRole('button', { name: `Remove ${mei}` })).toBeVisible();
    await press(form, 'Save changes');
    await screen.findByText(`Agents of ${chowKit} saved`);
    await waitFor(() => expect(panel.queryByText(jason)).toBeNull());
    await expect(panel.getByText(mei)).toBeVisible();
  },
};

const saveRefused = (to: AnyEndpoint, text: RegExp): Story['play'] =>
  async function play() {
    const isHandOver = to === handOverMerchants;
    const form = isHandOver ? await openHandOver() : (await edit(kajang)).form;
    if (isHandOver) await chooseBoth(form);
    else await choose(form, 'Agents', mei);
    await press(form, isHandOver ? 'Hand over merchants' : 'Save changes');
    await form.findByText(text);
  };

export const Forbidden: Story = {
  parameters: handled(refuses(assignAgents, 'forbidden')),
  play: saveRefused(assignAgents, /You don’t have permission to do this/),
};

const left = { 'agents.0': { code: 'unknown', message: 'Left.' } };
export const AgentLeft: Story = {
  parameters: handled(refuses(assignAgents, 'invalid', { fields: left })),
  play: saveRefused(assignAgents, /One of these agents can’t sign in any more/),
};

/** Agents see who looks after a merchant, and can’t change it. */
export const ByAgent: Story = {
  beforeEach: () => {
    sample().defaultUser = 'agent';
  },
  play: async () => {
    await userEvent.click(await screen.findByText(chowKit));
    const panel = await dialog(chowKit);
    await expect(await panel.findByText(jason)).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Edit agents…' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  },
};

export const HandedOver: Story = {
  play: async () => {
    const form = await openHandOver();
    await chooseBoth(form);
    await form.findByText(
      `2 merchants will move from ${jason} to ${mei}. ${jason} will lose access immediately.`,
    );
    await press(form, 'Hand over merchants');
    await screen.findByText(`2 merchants handed over to ${mei}`);
    await userEvent.click(screen.getByText(chowKit));
    const panel = await dialog(chowKit);
    await expect(await panel.findByText(mei)).toBeVisible();
    await expect(panel.queryByText(jason)).toBeNull();
  },
};

export const HandOverDark: Story = { ...HandedOver, globals: { skin: 'dark' } };
export const HandOverOnPhone: Story = { ...HandedOver, globals: phone };

/** The same agent can’t be chosen twice, nor one without merchants. */
export const HandOverChoices: Story = {
  play: async () => {
    sample().keepPerson({ ...sample().person('agent.mei')!, merchant_ids: [] });
    const form = await openHandOver();
    await press(form, 'Hand over merchants');
    await waitFor(() => expect(form.getAllByText('This field is required.')).toHaveLength(2));
    await userEvent.click(form.getByRole('combobox', { name: 'Current agent' }));
    const without = await screen.findByRole('option', { name: new RegExp(`^${mei}`) });
    await expect(without).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: new RegExp(`^${jason}`) }));
    await userEvent.click(form.getByRole('combobox', { name: 'New agent' }));
    await screen.findByRole('option', { name: new RegExp(`^${ganesh}`) });
    await expect(screen.queryByRole('option', { name: new RegExp(`^${jason}`) })).toBeNull();
  },
};

export const HandOverFailed: Story = {
  parameters: handled(refuses(handOverMerchants, 'crashed')),
  play: saveRefused(handOverMerchants, /Something went wrong/),
};

/** Escape closes the form, and leaves the merchant open. */
export const Keyboard: Story = {
  play: async () => {
    const { panel, form } = await edit(kajang);
    (await form.findByRole('combobox', { name: 'Agents' })).focus();
    await userEvent.keyboard('mei');
    await screen.findByRole('option', { name: new RegExp(`^${mei}`) });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(form.getByRole('button', { name: `Remove ${mei}` })).toBeVisible();
    await userEvent.keyboard('{Backspace}{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: `Agents of ${kajang}` })).toBeNull(),
    );
    await expect(panel.getByRole('button', { name: 'Edit agents…' })).toHaveFocus();
  },
};

const longAgents = Array.from({ length: 12 }, (_, i): Agent => ({
  id: i + 1,
  name: `Wan Muhammad Zulkarnain Alauddin bin Wan Abdul Rahman Shah ${i + 1}`,
  username: `wan.muhammad.zulkarnain.${i + 1}`,
  merchants: 1_200 * i,
}));
export const LongText: Story = {
  parameters: handled(answer(listAgents, () => ({ aaData: longAgents, total: longAgents.length }))),
  globals: phone,
  play: async () => {
    const { form } = await edit(kajang);
    for (const { name } of longAgents.slice(0, 3)) await choose(form, 'Agents', `${name}\\b`);
    await userEvent.keyboard('{Escape}');
  },
};

const refusedAgents = refusedFields(assignAgents, { agents: 'Agents' });
export const RefusesFields: Story = {
  parameters: handled(refusedAgents.handler),
  play: async () => {
    await edit(chowKit);
    const form = await screen.findByRole('dialog', { name: `Agents of ${chowKit}` });
    await within(form).findByRole('combobox');
    await refusedAgents.check(form, 'Save changes');
  },
};

const refusedHandOver = refusedFields(handOverMerchants, {
  from_id: 'Current agent',
  to_id: 'New agent',
});
export const RefusesHandOverFields: Story = {
  parameters: handled(refusedHandOver.handler),
  play: async () => {
    await chooseBoth(await openHandOver());
    const form = await screen.findByRole('dialog', { name: 'Hand over merchants' });
    await refusedHandOver.check(form, 'Hand over merchants');
  },
};
