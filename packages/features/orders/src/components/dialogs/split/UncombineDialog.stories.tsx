import type { Order } from '@servery/api';
import { combineOrders } from '@servery/domain/orders';
import { sample } from '@servery/sample';
import { rightsOf } from '@servery/domain/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OrderDetail } from '../../../screens/OrderDetail.tsx';
import { sampleOrder } from '../../detail/sampleOrder.fixtures.ts';
import { pick } from '../dialogs.fixtures.tsx';
import { UncombineDialog } from './UncombineDialog.tsx';

const isUnpaid = ({ status, order_method, payments }: Order) =>
  status === 'accepted' && order_method === 'dine_in' && payments.length === 0;

/** Combines an order of the sample into another and returns the id of the result. */
function combined(): number {
  const world = sample();
  const target = sampleOrder(isUnpaid);
  const source = sampleOrder((order) => isUnpaid(order) && order.id !== target.id);
  const records = [target, source].map(({ id }) => world.order(id));
  const orders = combineOrders(
    records[0]!,
    records.slice(1),
    new Map(records.map(({ id, version }) => [id, version])),
    {
      actor: { id: 1, name: 'Aina', rights: rightsOf('merchant', null), approval: null },
      now: world.now(),
      nextId: () => world.nextId(),
      business_date: world.today(target.merchant_id),
      shop: world.merchant(target.merchant_id),
    },
  );
  world.save('order.changed', ...orders);
  return target.id;
}

let target = 0;

const meta = {
  component: UncombineDialog,
  // Before each story rather than during rendering: a second render would combine a third order.
  beforeEach: () => {
    target = combined();
  },
  render: () => (
    <main>
      <OrderDetail as="page" orderId={target} />
    </main>
  ),
} satisfies Meta<typeof UncombineDialog>;
export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

export const Open: Story = {
  play: async () => {
    const dialog = await pick(/^Undo combining/);
    await expect(within(dialog).getByText(/gets its items, number and table back/)).toBeVisible();
  },
};

export const Undone: Story = {
  play: async () => {
    const dialog = await pick(/^Undo combining/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Preview new bill' }));
    await expect(await within(dialog).findByRole('row', { name: /^Total/ })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo combining' }));
    await expect(await screen.findByText(/^Combining of order .+ undone$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
