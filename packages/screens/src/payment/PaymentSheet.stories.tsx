import { listPaymentOptions, Problem, type Payment } from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { nextTender } from '@servery/domain/paying';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PaymentSheet } from './PaymentSheet.tsx';
import { useTenders, type Tender } from './useTenders.ts';

interface SheetProps {
  /** The total of the bill, in sen. */
  total: number;
  /** The payments taken before. */
  payments: readonly Payment[];
  /** Called with each tender; throws a problem to refuse it. */
  onSend: (tender: Tender) => Promise<void> | void;
}

/** The fields of a payment option that a payment records. */
type Option = Pick<Tender['option'], 'id' | 'name' | 'kind' | 'channel'>;

const paymentOf = (
  { option, amount, tip, tendered, voucher }: Omit<Tender, 'option'> & { option: Option },
  rounding: number,
): Payment => ({
  id: 1,
  option_id: option.id,
  name: option.name,
  kind: option.kind,
  channel: option.channel,
  state: 'captured',
  amount,
  tip,
  voucher_code: voucher?.code ?? null,
  face_value: voucher?.faceValue ?? null,
  tendered: tendered ?? amount + tip,
  change: (tendered ?? amount + tip) - amount - tip,
  rounding,
  fee: 0,
  business_date: '2026-11-20',
  at: '2026-11-20T04:15:00.000Z',
  by: 'Aina',
});

/** Takes tenders as a host does. */
function Sheet({ total, payments: before, onSend }: SheetProps) {
  const [payments, setPayments] = useState(before);
  const sum = (part: 'amount' | 'rounding') =>
    payments
      .filter(({ state }) => state === 'captured')
      .reduce((all, payment) => all + payment[part], 0);
  const payable = { total, captured: sum('amount'), rounding: sum('rounding') };
  const tenders = useTenders({
    send: async (tender) => {
      await onSend(tender);
      const left = total - payable.captured;
      const isCash = tender.option.kind === 'cash';
      const { rounding } = nextTender({ left, wanted: tender.amount, isCash });
      const id = payments.length + 1;
      setPayments([...payments, { ...paymentOf(tender, rounding), id }]);
      return true;
    },
  });
  return (
    <PaymentSheet
      merchant_id={101}
      method="dine_in"
      hasMember={false}
      payable={payable}
      payments={payments}
      tenders={tenders}
      problemText={({ code }) => `Refused: ${code}`}
      noOptions="No payment option is available."
    />
  );
}

const meta = {
  component: Sheet,
  title: 'payment/PaymentSheet',
  args: { total: 4_211, payments: [], onSend: fn() },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const list = () => within(screen.getByRole('list', { name: 'Payments' }));
const left = (amount: string) =>
  waitFor(() => {
    const due = screen.getByText(/^(To pay|Left to pay)$/).parentElement;
    return expect(due).toHaveTextContent(new RegExp(`RM.${amount}$`));
  });
const typeAmount = async (amount: string) => {
  const field = screen.getByRole('textbox', { name: 'Amount' });
  await userEvent.clear(field);
  await userEvent.type(field, amount);
  await userEvent.tab();
};
const isSettled = () => waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());

/** Returns the part of a tender that a story checks. */
const taken = (amount: number, tip: number) => expect.objectContaining({ amount, tip }) as Tender;

/** Returns the mock of a story's host. */
const sendOf = ({ onSend }: Pick<SheetProps, 'onSend'>) => onSend as ReturnType<typeof fn>;

const card = paymentOf(
  {
    option: { id: 9, name: 'Card terminal', kind: 'card', channel: 'offline' },
    amount: 1_000,
    tip: 0,
    tendered: null,
  },
  0,
);

export const Default: Story = {
  play: async ({ args }) => {
    await press(/^Exact RM.42\.10$/);
    await waitFor(() => expect(list().getByText('Paid')).toBeVisible());
    await left('0.00');
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ amount: 4_210, tendered: 4_210 }),
    );
  },
};
export const Phone: Story = {
  args: { payments: [card] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => void (await button('Card terminal')),
};
export const Dark: Story = { ...Phone, globals: { skin: 'dark' } };

/** A part by card, the rest in cash: what is left stays visible, and each payment has its state. */
export const CardAndCash: Story = {
  play: async () => {
    await press('Split payment');
    await typeAmount('10.00');
    await press('Card terminal');
    await left('32.11');
    await expect(list().getByText('Card terminal')).toBeVisible();
    await press(/^Exact RM.32\.10$/);
    await left('0.00');
    await expect(list().getAllByText('Paid')).toHaveLength(2);
  },
};

/** Focus moves from the pressed button to the fields that replace it. */
export const SplitWithKeyboard: Story = {
  play: async () => {
    (await button('Split payment')).focus();
    await userEvent.keyboard('{Enter}');
    const fields = await screen.findByRole('group', { name: 'Split payment' });
    await waitFor(() => expect(fields).toHaveFocus());
    await userEvent.tab();
    await expect(
      within(fields).getByRole('spinbutton', { name: 'Split equally between' }),
    ).toHaveFocus();
  },
};

/** The change of a part in cash stays visible until the bill is paid. */
export const ChangeOfPart: Story = {
  play: async () => {
    await press('Split payment');
    await typeAmount('17.00');
    await press(/^RM.20\.00$/);
    await waitFor(() => expect(list().getByText(/^Change RM.3\.00$/)).toBeVisible());
    await left('25.11');
  },
};

/** Three guests pay a third each; the first share has the odd sen. */
export const SplitEqually: Story = {
  args: { total: 4_210 },
  play: async ({ args }) => {
    await press('Split payment');
    await press('Add a guest');
    await press('Add a guest');
    await screen.findByText(/^Each pays RM.14\.03 or RM.14\.04$/);
    for (const rest of ['28.06', '14.03', '0.00']) {
      await press('Card terminal');
      await left(rest);
    }
    await expect(sendOf(args).mock.calls.map(([{ amount }]) => amount)).toEqual([
      1_404, 1_403, 1_403,
    ]);
  },
};
/** A tip comes on top of one payment, if the guest gives one. */
export const Tip: Story = {
  play: async ({ args }) => {
    await press('Add tip');
    await expect(await button(/^10%/)).toHaveAccessibleName(/^10% · RM.4\.21$/);
    await press(/^5%/);
    await screen.findByText(/^The next payment is RM.44\.22, with a tip of RM.2\.11\.$/);
    // Cash takes no tips here.
    await expect(await button(/^Exact/)).toBeDisabled();
    const field = screen.getByRole('textbox', { name: 'Tip amount' });
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await userEvent.tab();
    await screen.findByText(/^The next payment is RM.47\.11/);
    await press('Card terminal');
    await isSettled();
    await expect(args.onSend).toHaveBeenCalledWith(taken(4_211, 500));
    await left('0.00');
    await expect(list().getByText(/^Tip RM.5\.00$/)).toBeVisible();
  },
};

/** Without a tip, the whole change goes back; a removed tip is not taken. */
export const NoTip: Story = {
  play: async ({ args }) => {
    await press('Add tip');
    await press(/^5%/);
    await press('Remove tip');
    await press(/^RM.50\.00$/);
    await isSettled();
    await expect(args.onSend).toHaveBeenCalledWith(taken(4_210, 0));
    await expect(list().getByText(/^Change RM.7\.90$/)).toBeVisible();
  },
};

const typeVoucher = async (code: string, faceValue: string) => {
  await press('Voucher');
  const field = await screen.findByRole('textbox', { name: 'Voucher code' });
  await expect(field).toHaveFocus();
  await userEvent.type(field, code);
  await userEvent.type(screen.getByRole('textbox', { name: 'Face value' }), faceValue);
};
const alreadyTaken = new Problem('invalid', {
  fields: {
    'tenders.0.voucher_code': { code: 'taken', message: 'This voucher has already been used.' },
  },
});

/** A voucher pays its face value, and cash the rest. */
export const Voucher: Story = {
  play: async ({ args }) => {
    await typeVoucher('gift-0042', '20');
    await screen.findByText(/^The voucher pays RM.20\.00\.$/);
    await press('Take voucher');
    await left('22.11');
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({
        amount: 2_000,
        tip: 0,
        voucher: { code: 'GIFT-0042', faceValue: 2_000 },
      }),
    );
    await expect(list().getByText('Voucher ••••0042')).toBeVisible();
    await press(/^Exact RM.22\.10$/);
    await left('0.00');
  },
};

/** A scanner types the code and presses Enter; the code is kept while the face value is typed. */
export const VoucherScanned: Story = {
  play: async ({ args }) => {
    (await button('Voucher')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Voucher code' })).toHaveFocus(),
    );
    await userEvent.keyboard('GIFT-0042{Enter}');
    await expect(screen.getByRole('textbox', { name: 'Face value' })).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('20{Enter}');
    await left('22.11');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Voucher' })).toHaveFocus());
  },
};

/** The sheet says what is forfeited if the voucher is worth more than the bill. */
export const VoucherForfeits: Story = {
  play: async ({ args }) => {
    await typeVoucher('GIFT-0042', '50');
    await screen.findByText(/^RM.7\.89 of the voucher isn’t paid out\.$/);
    await press('Take voucher');
    await left('0.00');
    await expect(args.onSend).toHaveBeenCalledWith(taken(4_211, 0));
    await expect(list().getByText(/^Face value RM.50\.00$/)).toBeVisible();
  },
};

/** The voucher has paid another bill: the code stays, so that it can be corrected. */
export const VoucherTaken: Story = {
  beforeEach: ({ args }) => {
    sendOf(args).mockRejectedValueOnce(alreadyTaken);
  },
  play: async () => {
    await typeVoucher('GIFT-0042', '50');
    await press('Take voucher');
    const field = await screen.findByRole('textbox', { name: 'Voucher code' });
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/This voucher has already been used\./),
    );
    await expect(list().getByRole('alert')).toHaveTextContent(/^This voucher has already/);
    await userEvent.clear(field);
    await userEvent.type(field, 'GIFT-0043');
    await expect(field).not.toHaveAccessibleDescription(/already/);
    await press('Take voucher');
    await left('0.00');
    await expect(list().getByText('Voucher ••••0043')).toBeVisible();
  },
};

/** Nothing is taken without a code and a face value, and other options stay within reach. */
export const VoucherIncomplete: Story = {
  play: async ({ args }) => {
    await press('Voucher');
    await press('Take voucher');
    const field = screen.getByRole('textbox', { name: 'Voucher code' });
    await expect(field).toHaveAccessibleDescription(/Enter 4 to 20 letters/);
    await expect(field).toHaveFocus();
    await screen.findByText('This field is required.');
    await press('Cancel');
    await expect(await button('Voucher')).toHaveFocus();
    await expect(await button('Card terminal')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const TooMuch: Story = {
  play: async () => {
    await press('Split payment');
    await typeAmount('42.12');
    await screen.findByText(/^Enter RM.42\.11 or less\.$/);
    await expect(await button('Card terminal')).toBeDisabled();
  },
};

/** A refused payment stays in the list with its reason until it succeeds or is removed. */
export const Failed: Story = {
  beforeEach: ({ args }) => {
    sendOf(args).mockRejectedValue(new Problem('amountTooHigh', { details: { balance: 0 } }));
  },
  play: async () => {
    await press('Card terminal');
    await waitFor(() => expect(list().getByText('Failed')).toBeVisible());
    await expect(list().getByRole('alert')).toHaveTextContent('Refused: amountTooHigh');
    await press('Try again');
    await isSettled();
    await press('Remove Card terminal');
    await expect(screen.queryByRole('list', { name: 'Payments' })).toBeNull();
    await left('42.11');
  },
};

/** A payment without a response may have been taken. Its clock counts until it is checked. */
export const Unknown: Story = {
  beforeEach: ({ args }) => {
    sendOf(args).mockRejectedValueOnce(new Problem('offline'));
  },
  play: async ({ args }) => {
    await press('Card terminal');
    await waitFor(() => expect(list().getByText('Outcome unknown')).toBeVisible());
    await expect(list().getByRole('timer')).toHaveTextContent(/^No response for 0:\d\d$/);
    await press('Check again');
    await left('0.00');
    await expect(list().getAllByText('Paid')).toHaveLength(1);
    const { calls } = sendOf(args).mock;
    await expect(calls[1]).toEqual(calls[0]);
  },
};
export const Sending: Story = {
  beforeEach: ({ args }) => {
    sendOf(args).mockReturnValue(new Promise(() => undefined));
  },
  play: async () => {
    await press('Card terminal');
    await waitFor(() => expect(list().getByText('Sending…')).toBeVisible());
    await expect(await button('Card terminal')).toBeDisabled();
  },
};

const handled = (handler: unknown) => ({ msw: { handlers: [handler] } });
export const Loading: Story = { parameters: handled(never(listPaymentOptions)) };
export const OptionsFail: Story = {
  parameters: handled(refuses(listPaymentOptions, 'crashed')),
  play: async () => void (await button('Try again')),
};
export const NoOptions: Story = {
  parameters: handled(empty(listPaymentOptions)),
  play: async () => void (await screen.findByText('No payment option is available.')),
};

/** A paid bill shows its payments, and offers none. */
export const NothingLeft: Story = {
  args: { total: 1_000, payments: [card] },
  play: async () => {
    await left('0.00');
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
