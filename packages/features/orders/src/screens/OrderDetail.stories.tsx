import type { Meta, StoryObj } from '@storybook/react-vite';
import { createClient, getOrder, toggleOrderStatus, type Order } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import { showOrder } from '@servery/domain/orders';
import { sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleOrder, withLines } from '../components/detail/sampleOrder.fixtures.ts';
import { OrderDetail } from './OrderDetail.tsx';

const meta = {
  component: OrderDetail,
  args: { orderId: 1, as: 'page', onOpen: fn(), onClose: fn(), onOpenPage: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ padding: '1rem', maxInlineSize: '75rem', marginInline: 'auto' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OrderDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const like = (isWanted: Parameters<typeof sampleOrder>[0]): Partial<Story> => ({
  render: (args) => <OrderDetail {...args} orderId={sampleOrder(isWanted).id} />,
});
const served = like(({ status, balance }) => status === 'served' && balance > 0);
const phone = { viewport: { value: 'phone', isRotated: false } };
const handled = (...handlers: unknown[]) => ({ msw: { handlers } });

export const Loaded: Story = { ...served };

export const Panel: Story = { ...served, args: { as: 'panel' } };

export const Dark: Story = { ...served, globals: { skin: 'dark' } };

export const Phone: Story = { ...served, globals: phone };

export const PaidAndReduced: Story = {
  ...like(({ payments, reductions }) => payments.length > 0 && reductions.length > 0),
};

export const NeedsRecipient: Story = {
  ...like(
    ({ reasons, list }) =>
      list === 'action' &&
      reasons.some(({ code, resolved_at }) => code === 'prep_overdue' && resolved_at === null),
  ),
};

/** While one step is taken, the other steps wait: they need the version that it returns. */
export const OneStepAtATime: Story = {
  ...NeedsRecipient,
  parameters: handled(
    answer(getOrder, ({ params, ctx }) => ({
      ...showOrder(ctx.world.order(params.id)),
      status: 'accepted' as const,
    })),
    never(toggleOrderStatus),
  ),
  play: async ({ canvas }) => {
    const ready = await canvas.findByRole('button', { name: 'Ready' });
    await expect(ready).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(ready).toBeDisabled());
    await userEvent.click(canvas.getByRole('button', { name: /^More actions for order/ }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Ready' })).toHaveAttribute('aria-disabled');
    await expect(menu.getByRole('menuitem', { name: 'Add items…' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const Refunded: Story = { ...like(({ refunds }) => refunds.length > 0) };

export const InTheKitchen: Story = {
  ...served,
  beforeEach: () => {
    sample().defaultUser = 'kitchen';
    return () => {
      sample().defaultUser = 'merchant';
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Items' })).toBeVisible();
    // The user is loaded shortly after the order.
    await waitFor(() => expect(canvas.queryAllByText(/RM/)).toEqual([]));
    await expect(canvas.queryByText('Phone')).toBeNull();
  },
};

export const Cancelled: Story = {
  ...like(({ status, items }) => status === 'cancelled' && items.some(({ made }) => !made)),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Not made/)).length).toBeGreaterThan(0);
    await expect(canvas.queryByText(/In the kitchen/)).not.toBeInTheDocument();
  },
};

export const Combined: Story = { ...like(({ merged_into }) => merged_into !== null) };

export const Long: Story = { ...served, parameters: handled(withLines(60)) };

export const LongOnPhone: Story = {
  ...served,
  globals: phone,
  parameters: handled(withLines(60)),
};

export const Loading: Story = { ...served, parameters: handled(never(getOrder)) };

export const LoadingPanel: Story = {
  ...served,
  args: { as: 'panel' },
  parameters: handled(never(getOrder)),
};

export const NotFound: Story = { args: { orderId: 9 } };

export const Failed: Story = {
  ...served,
  parameters: handled(refuses(getOrder, 'crashed')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...served,
  parameters: handled(refuses(getOrder, 'forbidden', { details: { capability: 'order.view' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/View orders/)).toBeVisible();
  },
};

/** Every amount has an explanation. */
export const Explained: Story = {
  ...served,
  play: async ({ canvas }) => {
    const bill = await canvas.findByRole('region', { name: 'Bill' });
    for (const button of within(bill).getAllByRole('button', { expanded: false })) {
      if (button.title.startsWith('How')) await userEvent.click(button);
    }
    await expect(await canvas.findByText('Sum of the above:')).toBeVisible();
    await expect(canvas.getByText(/× 6%/)).toBeVisible();
    // The service charge and the tax are shared between the items.
    for (const header of canvas.getAllByText('Share of each item:'))
      await expect(header).toBeVisible();
  },
};

/** A discount shows the share of each item, and the payments what they sum to. */
export const ExplainedDiscount: Story = {
  ...like(
    ({ payments, reductions, items }) =>
      payments.length > 0 && reductions.some(({ value }) => value > 0) && items.length > 1,
  ),
  play: async ({ canvas }) => {
    const bill = await canvas.findByRole('region', { name: 'Bill' });
    for (const button of within(bill).getAllByRole('button', { expanded: false })) {
      if (button.title.startsWith('How')) await userEvent.click(button);
    }
    await expect(await canvas.findByText('Payments taken, less change:')).toBeVisible();
    await expect(canvas.getAllByText('Share of each item:').length).toBeGreaterThan(0);
  },
};

/** The app provides the print dialog, which one press opens for people with permission to print. */
export const OffersToPrint: Story = {
  ...served,
  args: {
    renderPrint: ({ number }, onClose) => (
      <div role="dialog" aria-label={`Print ${number}`}>
        <button type="button" onClick={onClose}>
          Done
        </button>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Print order/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** A step takes one press and can be undone. */
export const Undone: Story = {
  ...like(({ status }) => status === 'preparing'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ready' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await expect(await screen.findByText(/moved back to Preparing/)).toBeVisible();
  },
};

const isNew = ({ status }: Pick<Order, 'status'>) => status === 'new';

export const FollowsOthers: Story = {
  ...like(isNew),
  play: async ({ canvas }) => {
    const { id: order_id, version } = sampleOrder(isNew);
    await canvas.findByRole('button', { name: 'Accept' });
    await createClient().call(toggleOrderStatus, {
      body: { order_id, version, status: 'accepted' },
    });
    await canvas.findByRole('button', { name: 'Start' });
  },
};
