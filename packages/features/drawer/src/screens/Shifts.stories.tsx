import { createDrawer, listShifts, moveCash } from '@servery/api';
import { empty, mockBehaviour, never, refuses } from '@servery/api/mocks';
import { sample } from '@servery/sample';
import { AddressBar } from '@servery/screens/fixtures';
import { refusedFields } from '@servery/screens/refused-fields';
import { Dialog } from '@servery/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { as, manyShifts, moved, openFor } from './Shifts.fixtures.ts';
import { Shifts } from './Shifts.tsx';

const meta = {
  component: Shifts,
  args: { merchantId: '', search: '', onSearchChange: fn() },
  render: ({ search, onSearchChange, ...args }) => (
    <main>
      <AddressBar {...{ search, onSearchChange }}>
        {(address) => <Shifts {...args} {...address} />}
      </AddressBar>
    </main>
  ),
} satisfies Meta<typeof Shifts>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
/** Runs one preparation after the other, and returns the clean-up of the first. */
const cashierWith = (prepare: () => void) => () => {
  const clean = as('cashier')();
  prepare();
  return clean;
};
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const panel = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const count = async (value: string, quantity: string) => {
  const field = await screen.findByRole('spinbutton', {
    name: new RegExp(`Number of RM.${value}$`),
  });
  await userEvent.clear(field);
  await userEvent.type(field, quantity);
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** A manager sees everyone's shifts and can change the drawers. */
export const Loaded: Story = {
  play: async () => {
    await screen.findByText('14 shifts');
    await expect(screen.getByRole('heading', { name: 'All shifts' })).toBeVisible();
    await expect(screen.getByText(/^RM.3\.20 short$/)).toBeVisible();
    await screen.findByText(/You don’t have an open drawer/);
    await expect(screen.getByRole('button', { name: 'Cash drawers…' })).toBeEnabled();
  },
};

/** A supervisor closes the day here, without the figures of the daily report. */
export const ClosesDay: Story = {
  args: {
    renderCloseDay: (onClose) => (
      <Dialog isOpen title="Close 20 November" onOpenChange={onClose}>
        No open orders
      </Dialog>
    ),
  },
  beforeEach: as('supervisor'),
  play: async () => {
    await press('Close day…');
    await userEvent.click(
      (await panel('Close 20 November')).getByRole('button', { name: 'Close' }),
    );
    await gone();
  },
};

/** People without permission to close the day don’t see the button. */
export const ClosesNoDay: Story = {
  args: { renderCloseDay: () => null },
  beforeEach: as('cashier'),
  play: async () => {
    await screen.findByRole('heading', { name: 'Your shifts' });
    await expect(screen.queryByRole('button', { name: 'Close day…' })).toBeNull();
  },
};

const shown: Story['play'] = async () => {
  await screen.findByText('14 shifts');
};
export const Dark: Story = { globals: { skin: 'dark' }, play: shown };
export const Phone: Story = { globals: phone, play: shown };
export const Touch: Story = { globals: { density: 'touch' }, play: shown };

export const Loading: Story = {
  parameters: handled(never(listShifts)),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Shifts' });
  },
};

export const Empty: Story = {
  parameters: handled(empty(listShifts)),
  play: async () => {
    await screen.findByRole('heading', { name: 'No shifts yet' });
    await expect(await screen.findByRole('button', { name: 'Open drawer…' })).toBeEnabled();
  },
};

export const NoResult: Story = {
  args: { search: '?search=nobody' },
  play: async () => {
    await screen.findByText('No matching shifts');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('14 shifts');
  },
};

export const Failed: Story = {
  parameters: handled(refuses(listShifts, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load shifts' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Offline: Story = {
  beforeEach: () => {
    mockBehaviour.isOffline = true;
    return () => {
      mockBehaviour.isOffline = false;
    };
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load your drawer' });
    await screen.findByRole('heading', { name: 'Couldn’t load shifts' });
  },
};

/** A waiter has no drawer, and sees which permission is missing. */
export const Forbidden: Story = {
  beforeEach: as('waiter'),
  play: async () => {
    await screen.findByText(/“Open and close own shifts” permission/);
    await expect(screen.queryByText('Your drawer')).toBeNull();
  },
};

export const Filtered: Story = {
  beforeEach: () => {
    openFor('supervisor');
  },
  play: async () => {
    await screen.findByText('15 shifts');
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Open' }));
    await screen.findByText('1 shift');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('15 shifts');
  },
};

export const OfOneDay: Story = {
  args: { search: '?date=2020-01-01' },
  play: async () => {
    await screen.findByText('No matching shifts');
  },
};

export const LongText: Story = {
  beforeEach: () => manyShifts(1),
  play: async () => {
    await screen.findByText(/^Wan Muhammad Zulkarnain/);
  },
};

export const Many: Story = {
  beforeEach: () => manyShifts(400),
  play: async () => {
    await screen.findByText('414 shifts');
  },
};

/** Enter moves from field to field, and the sum is announced. */
export const OpensDrawer: Story = {
  beforeEach: as('cashier'),
  play: async () => {
    await press('Open drawer…');
    const form = await panel('Open drawer');
    const first = form.getByRole('spinbutton', { name: /Number of RM.100\.00/ });
    await userEvent.type(first, '1{Enter}2{Enter}');
    await expect(form.getByRole('spinbutton', { name: /Number of RM.20\.00/ })).toHaveFocus();
    await expect(form.getByRole('status')).toHaveTextContent(/200\.00/);
    await userEvent.click(form.getByRole('button', { name: 'Open drawer' }));
    await gone();
    await expect(await screen.findByText('Open since')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Pay in' })).toBeEnabled();
  },
};

/** Someone else has the only drawer: their name is shown, and the host refuses to open it. */
export const InUse: Story = {
  beforeEach: cashierWith(() => openFor('supervisor')),
  play: async () => {
    await screen.findByText(/^Till 1 is in use by Suresh Pillai since/);
    await press('Open drawer…');
    const form = await panel('Open drawer');
    await form.findByText(/^Suresh Pillai is using this drawer\./);
    await userEvent.click(form.getByRole('button', { name: 'Open drawer' }));
    await form.findByText(/^Suresh Pillai is using this drawer\./);
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

const withCash = () =>
  moved(
    openFor('cashier'),
    ['sale', 4_210, ''],
    ['pay_in', 5_000, 'Small change from the bank'],
    ['pay_out', -3_500, 'Ice'],
  );

/** The cashier sees the float and her own movements, but no sales and no expected cash. */
export const OpenDrawer: Story = {
  beforeEach: cashierWith(withCash),
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Cash in and out' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(screen.queryByText('Cash sale')).toBeNull();
    await expect(screen.queryByText(/242\.10|257\.10|Expected/)).toBeNull();
  },
};
export const OpenDrawerOnPhone: Story = { ...OpenDrawer, globals: phone };

export const PaysIn: Story = {
  beforeEach: cashierWith(withCash),
  play: async () => {
    await press('Pay in');
    const form = await panel('Pay in');
    await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '12.50');
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'Coins from the bank');
    await userEvent.click(form.getByRole('button', { name: 'Pay in' }));
    await gone();
    await screen.findByText(/Coins from the bank/);
  },
};

const refusedMovement = refusedFields(moveCash, { amount: 'Amount', reason: 'Reason' });

/** Shows the host's error at each field that was refused. */
export const RefusesMovement: Story = {
  beforeEach: cashierWith(withCash),
  parameters: { msw: { handlers: [refusedMovement.handler] } },
  play: async () => {
    await press('Pay out');
    const form = await panel('Pay out');
    await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '5');
    await refusedMovement.check(await screen.findByRole('dialog', { name: 'Pay out' }), 'Pay out');
  },
};

/** A count within the limit closes the shift, whose report then has the figures. */
export const Counts: Story = {
  beforeEach: cashierWith(withCash),
  play: async () => {
    await press('Count drawer…');
    await press('Start counting');
    const form = await panel('Count Till 1');
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    await form.findByText(/^Enter the number of at least one note or coin/);
    await count('100\\.00', '2');
    await count('50\\.00', '1');
    await count('5\\.00', '1');
    await count('1\\.00', '2');
    await count('0\\.10', '1');
    await expect(screen.queryByText('Expected')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Save count' }));
    await gone();
    await screen.findByText(/You don’t have an open drawer/);
    await screen.findByText('15 shifts');
  },
};

/** A variance over the limit takes a recount, a reason and a manager’s PIN. */
export const ClosesWithApproval: Story = {
  beforeEach: cashierWith(withCash),
  play: async () => {
    await press('Count drawer…');
    await press('Start counting');
    await count('100\\.00', '2');
    await press('Save count');
    await screen.findByText('The count doesn’t match');
    await waitFor(() =>
      expect(screen.getByRole('spinbutton', { name: /Number of RM.100\.00/ })).toHaveValue(''),
    );
    await count('100\\.00', '2');
    await press('Save count');
    const form = await panel('Close shift with Till 1');
    await form.findByText(/57\.10 short/);
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'Gave too much change');
    await userEvent.click(form.getByRole('button', { name: 'Close shift' }));
    const approval = await panel('Manager approval');
    for (const digit of '5937')
      await userEvent.click(approval.getByRole('button', { name: digit }));
    await userEvent.click(approval.getByRole('button', { name: 'Approve' }));
    await gone();
    await screen.findByText(/You don’t have an open drawer/);
    await expect(sample().drawers.shifts.find(({ id }) => id === 9_001)).toMatchObject({
      state: 'closed',
      approved_by: 'Suresh Pillai',
      reason: 'Gave too much change',
    });
  },
};

/** Counting can be continued later. */
export const Counting: Story = {
  beforeEach: cashierWith(() =>
    openFor('cashier', { state: 'counting', counting_at: sample().now().toISOString() }),
  ),
  play: async () => {
    await screen.findByText(/^This drawer is being counted\./);
    await expect(screen.queryByRole('button', { name: 'Pay in' })).toBeNull();
    await press('Enter count…');
    await panel('Count Till 1');
  },
};

const overLimit = () => sample().drawers.shifts.find(({ reason }) => reason !== '')!;

/** The report has both names, the reason and each movement. */
export const Report: Story = {
  args: { search: '' },
  play: async () => {
    const row = (await screen.findByText(/^RM.3\.20 short$/)).closest('tr')!;
    await userEvent.click(within(row).getByText('Till 1'));
    const report = await panel('Shift of Siti Hajar Ismail');
    await report.findByText('Suresh Pillai');
    await report.findByText(overLimit().reason);
    await expect(report.getByText(/3\.20 short$/)).toBeVisible();
    await report.findByText('Drop to safe');
  },
};
export const ReportOnPhone: Story = {
  args: { search: '?open=101013' },
  globals: phone,
  play: async () => {
    const report = await panel('Shift of Siti Hajar Ismail');
    await report.findByText('Drop to safe');
  },
};

/** The app provides the dialog that prints a shift. */
export const PrintedReport: Story = {
  args: {
    search: '?open=101013',
    renderPrint: ({ id }, onClose) => (
      <Dialog isOpen title={`Print ${id}`} onOpenChange={onClose}>
        Paper
      </Dialog>
    ),
  },
  play: async () => {
    await panel('Shift of Siti Hajar Ismail');
    await press('Print');
    const dialog = await panel('Print 101013');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Print 101013' })).toBeNull());
  },
};

/** The report of one’s own open shift has no sales and no expected cash. */
export const HiddenReport: Story = {
  args: { search: '?open=9001' },
  beforeEach: cashierWith(withCash),
  play: async () => {
    const report = await panel('Shift of Siti Hajar Ismail');
    await report.findByText(/^Sales and the expected cash appear here/);
    await expect(report.queryByText('Expected')).toBeNull();
    await report.findByText('Pay out');
    await expect(report.queryByText('Cash sale')).toBeNull();
  },
};

/** A manager counts the drawer of someone who left. */
export const CountsForOther: Story = {
  args: { search: '?open=9001' },
  beforeEach: withCash,
  play: async () => {
    const report = await panel('Shift of Siti Hajar Ismail');
    await report.findByText('Expected');
    await userEvent.click(report.getByRole('button', { name: 'Count drawer…' }));
    await press('Start counting');
    await panel('Count Till 1');
  },
};

export const ManagesDrawers: Story = {
  play: async () => {
    await press('Cash drawers…');
    await userEvent.click(
      await (await panel('Cash drawers')).findByRole('button', { name: 'Add drawer' }),
    );
    const form = await panel('Add drawer');
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Terrace');
    await userEvent.click(form.getByRole('button', { name: 'Add drawer' }));
    await userEvent.click(
      await (await panel('Cash drawers')).findByRole('button', { name: /^Terrace/ }),
    );
    const edit = await panel('Edit Terrace');
    await userEvent.click(edit.getByRole('switch', { name: 'In use' }));
    await userEvent.click(edit.getByRole('button', { name: 'Save drawer' }));
    await (await panel('Cash drawers')).findByText('Retired');
  },
};

/** A drawer is opened by the printer that it is plugged into. */
export const ChoosesPrinter: Story = {
  beforeEach: () => {
    const { prints } = sample();
    for (const printer of prints.printersOf(101))
      prints.printers.set(printer.id, { ...printer, has_drawer: printer.name !== 'Kitchen' });
  },
  play: async () => {
    await press('Cash drawers…');
    await userEvent.click(
      await (await panel('Cash drawers')).findByRole('button', { name: /^Till 1/ }),
    );
    const form = await panel('Edit Till 1');
    const field = await form.findByRole('combobox', { name: 'Opened by' });
    await expect(field).toHaveTextContent('Receipt printer');
    await userEvent.click(field);
    const choices = within(await screen.findByRole('listbox'));
    await expect(choices.queryByRole('option', { name: 'Kitchen' })).toBeNull();
    await userEvent.click(choices.getByRole('option', { name: 'Bar' }));
    await userEvent.click(form.getByRole('button', { name: 'Save drawer' }));
    await panel('Cash drawers');
    await waitFor(() => expect(sample().drawers.of(101)[0]!.printer_id).not.toBeNull());
    const [till] = sample().drawers.of(101);
    const bar = sample()
      .prints.printersOf(101)
      .find(({ name }) => name === 'Bar');
    await expect(till).toMatchObject({ printer_id: bar?.id });
  },
};

const refusedDrawer = refusedFields(createDrawer, {
  name: 'Name',
  variance_limit: 'Variance limit',
});

/** Shows the host's error at each field of a drawer that was refused. */
export const RefusesDrawer: Story = {
  parameters: { msw: { handlers: [refusedDrawer.handler] } },
  play: async () => {
    await press('Cash drawers…');
    await userEvent.click(
      await (await panel('Cash drawers')).findByRole('button', { name: 'Add drawer' }),
    );
    const form = await panel('Add drawer');
    await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Refused');
    await refusedDrawer.check(
      await screen.findByRole('dialog', { name: 'Add drawer' }),
      'Add drawer',
    );
  },
};
