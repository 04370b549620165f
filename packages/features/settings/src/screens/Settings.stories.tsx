import {
  editProfile,
  editSetting,
  getSettings,
  listSettingChanges,
  setOpening,
  type StoreSettings,
} from '@servery/api';
import { empty, never, refuses } from '@servery/api/mocks';
import { showSettings } from '@servery/domain/settings';
import { sample, settingFactsOf } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { Button } from '@servery/ui';
import { AddressBar } from '@servery/screens/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { PictureProps } from '../components/section.ts';
import { Settings } from './Settings.tsx';

const outlet = 101;
/** Returns the id of a picture of its library. */
const picture = () => sample().library.of([outlet])[0]!.id;

/** A field for a picture; the app renders the one of the media library. */
const renderPicture = ({ label, value, onChange, isReadOnly }: PictureProps) => (
  <Button isDisabled={isReadOnly} onPress={() => onChange(value === null ? picture() : null)}>
    {`${label}: ${value ?? 'none'}`}
  </Button>
);

const meta = {
  component: Settings,
  args: {
    merchantId: outlet,
    search: '',
    onSearchChange: fn(),
    renderPicture,
    more: [
      { name: 'payments', href: '#payments' },
      { name: 'bookings', href: '#bookings' },
      { name: 'zones', href: '#zones' },
      { name: 'printers', href: '#printers' },
      { name: 'receipts', href: '#receipts' },
      { name: 'devices', href: '#devices' },
      { name: 'platform', href: '#platform' },
    ],
  },
  render: ({ search, onSearchChange, ...args }) => (
    <main>
      <AddressBar {...{ search, onSearchChange }}>
        {(address) => <Settings {...args} {...address} />}
      </AddressBar>
    </main>
  ),
} satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

const handled = (...handlers: unknown[]) => ({ msw: { handlers } });
const phone = { viewport: { value: 'phone', isRotated: false } };
const section = (name: string) => ({ search: `section=${name}` });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const number = (name: RegExp) => screen.findByRole('spinbutton', { name });
const toast = (text: string | RegExp) => screen.findByText(text);

/** Returns the settings of the sample's outlet, with changes. */
const settingsWith = (change: Partial<StoreSettings> = {}): StoreSettings => ({
  ...showSettings(
    sample().storedMerchant(outlet),
    settingFactsOf(sample(), outlet),
    sample().now(),
  ),
  ...change,
});
const shows = (change: Partial<StoreSettings>) =>
  handled(answer(getSettings, () => settingsWith(change)));
const as = (user: string) => () => {
  sample().defaultUser = user;
  return () => {
    sample().defaultUser = 'merchant';
  };
};

const loaded: Story['play'] = async () => {
  await screen.findByText('Taking orders all day, every day');
};

export const Loaded: Story = { play: loaded };
export const Dark: Story = { globals: { skin: 'dark' }, play: loaded };
export const Touch: Story = { globals: { density: 'touch' }, play: loaded };

export const Phone: Story = {
  globals: phone,
  play: async () => {
    await userEvent.click(await button(/^Business profile/));
    await field(/^Business name/);
    await userEvent.click(await button('All settings'));
    await button(/^Opening hours/);
  },
};

export const Loading: Story = {
  parameters: handled(never(getSettings)),
  play: async () => {
    await screen.findByRole('heading', { name: 'Store settings' });
  },
};

export const Failed: Story = {
  parameters: handled(refuses(getSettings, 'crashed')),
  play: async () => {
    await screen.findByRole('heading', { name: 'Couldn’t load the settings' });
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Paused: Story = {
  parameters: shows({
    override: { is_open: false, until: '2026-11-21T12:15:00.000Z' },
    opening: { is_open: false, why: 'override', until: '2026-11-21T12:15:00.000Z' },
  }),
  play: async () => {
    await screen.findByText('Paused');
    await expect(await button('Resume orders')).toBeEnabled();
  },
};

export const Holiday: Story = {
  parameters: shows({
    opening: { is_open: false, why: 'holiday', until: '2026-11-22T03:00:00.000Z' },
  }),
  play: async () => {
    await screen.findByText('Holiday');
    await expect(await button('Stay open')).toBeEnabled();
  },
};

export const PausesAndResumes: Story = {
  play: async () => {
    await userEvent.click(await button('Pause orders'));
    await userEvent.click(await screen.findByRole('radio', { name: '60 min' }));
    await userEvent.click(await button('Pause orders'));
    await toast(/^Orders paused until/);
    await userEvent.click(await button('Resume orders'));
    await toast('Opening hours apply again');
  },
};

export const ClosesAndOpens: Story = {
  play: async () => {
    await userEvent.click(await button('Close store'));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Close store' }));
    await screen.findByText('No orders until someone opens the store');
    await userEvent.click(await button('Open store'));
    await screen.findByText('Taking orders all day, every day');
  },
};

export const OpeningRefused: Story = {
  parameters: handled(refuses(setOpening, 'conflict')),
  play: async () => {
    await userEvent.click(await button('Pause orders'));
    await userEvent.click(await button('Pause orders'));
    await screen.findByText(/Someone else has changed these settings/);
  },
};

/** An agent can change settings, but doesn't decide whether orders are accepted. */
export const OpeningReadOnly: Story = {
  beforeEach: as('agent'),
  play: async () => {
    await screen.findByText('To change this, you need permission to accept orders.');
    await expect(screen.queryByRole('button', { name: 'Close store' })).toBeNull();
  },
};

export const Profile: Story = {
  args: section('profile'),
  play: async () => {
    await expect(await field(/^Business name/)).toHaveValue('Seri Melati Chow Kit');
    await screen.findByText('The currency can’t change after the first order.');
  },
};

export const ProfileSaved: Story = {
  args: section('profile'),
  play: async () => {
    const name = await field(/^Business name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Seri Melati 2');
    await userEvent.type(await field(/^Phone/), '03-2694 1234');
    await userEvent.click(await button('Add tax number'));
    await userEvent.type(await field(/^Type of number/), 'SST');
    await userEvent.type(await field(/^Number/), 'W10-1808-32000123');
    await userEvent.click(await button('Save changes'));
    await toast('Settings saved');
    const saved = sample().storedMerchant(outlet);
    await expect(saved).toMatchObject({
      name: 'Seri Melati 2',
      settings: {
        profile: {
          phone: '+60326941234',
          tax_numbers: [{ label: 'SST', number: 'W10-1808-32000123' }],
        },
      },
    });
    await expect(await field(/^Business name/)).toHaveValue('Seri Melati 2');
  },
};

export const ProfileInvalid: Story = {
  args: section('profile'),
  play: async () => {
    const name = await field(/^Business name/);
    await userEvent.clear(name);
    await userEvent.type(await field(/^Phone/), '12');
    await userEvent.click(await button('Save changes'));
    await waitFor(() => expect(name).toHaveAccessibleDescription('This field is required.'));
    await expect(await field(/^Phone/)).toBeInvalid();
  },
};

export const Brand: Story = {
  args: section('brand'),
  play: async () => {
    await screen.findByText('Preview in dark mode');
    await expect(screen.getByRole('switch', { name: 'Use a brand colour' })).not.toBeChecked();
    await expect(screen.queryByRole('textbox', { name: 'Colour code' })).toBeNull();
  },
};

export const BrandSaved: Story = {
  args: section('brand'),
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Use a brand colour' }));
    const code = await field('Colour code');
    await userEvent.clear(code);
    await userEvent.type(code, '#7c3aed');
    await userEvent.tab();
    await userEvent.click(await button('Icon: none'));
    await userEvent.click(screen.getByRole('switch', { name: 'Show popup' }));
    await userEvent.type(await field(/^Popup title/), 'Happy hour');
    await userEvent.click(await button('Save changes'));
    await toast('Settings saved');
    await expect(sample().storedMerchant(outlet).settings.brand).toMatchObject({
      color: '#7c3aed',
      icon_id: picture(),
      popup: { is_on: true, title: 'Happy hour' },
    });
    await button(`Icon: ${picture()}`);
  },
};

export const BrandInvalid: Story = {
  args: section('brand'),
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Show popup' }));
    await userEvent.click(await button('Save changes'));
    const title = await field(/^Popup title/);
    await waitFor(() => expect(title).toHaveAccessibleDescription('This field is required.'));
  },
};

export const BrandReadOnly: Story = {
  args: section('brand'),
  beforeEach: as('supervisor'),
  play: async () => {
    await expect(await button('Banner: none')).toBeDisabled();
    await expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};

export const Payout: Story = {
  args: section('payout'),
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: /^Bank/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Maybank' }));
    await userEvent.type(await field(/^Account holder/), 'Seri Melati Sdn Bhd');
    await userEvent.type(await field(/^Account number/), '5141 2345 678');
    await userEvent.click(await button('Save changes'));
    await screen.findByText(/have a different length/);
    await userEvent.type(await field(/^Account number/), '9');
    await userEvent.click(await button('Save changes'));
    await toast('Settings saved');
    await screen.findByText('Leave blank to keep the account that ends in 6789.');
    await expect(await field(/^Account number/)).toHaveValue('');
    await expect(sample().storedMerchant(outlet).settings.payout?.number).toBe('514123456789');
  },
};

export const PayoutReadOnly: Story = {
  args: section('payout'),
  beforeEach: as('supervisor'),
  parameters: shows({
    payout: { bank: 'cimb', bank_name: '', holder: 'Seri Melati Sdn Bhd', last_four: '0042' },
  }),
  play: async () => {
    await expect(await field(/^Account number/)).toHaveValue('•••• 0042');
    await expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};

/** Other screens have more settings, and the search finds them as well. */
export const MoreSettings: Story = {
  play: async () => {
    const more = within(await screen.findByRole('list', { name: 'More settings' }));
    await expect(more.getAllByRole('link')).toHaveLength(7);
    await userEvent.type(screen.getByRole('searchbox'), 'receipt');
    await waitFor(() => expect(more.getAllByRole('link')).toHaveLength(1));
  },
};

export const ConflictingChange: Story = {
  args: section('profile'),
  parameters: handled(refuses(editProfile, 'conflict')),
  play: async () => {
    const name = await field(/^Business name/);
    await userEvent.type(name, ' 2');
    await userEvent.click(await button('Save changes'));
    await screen.findByText(/Someone else has changed these settings/);
    await userEvent.click(await button('Discard'));
    await waitFor(async () =>
      expect(await field(/^Business name/)).toHaveValue('Seri Melati Chow Kit'),
    );
  },
};

export const AsksToDiscard: Story = {
  args: section('profile'),
  play: async () => {
    await userEvent.type(await field(/^Business name/), ' 2');
    await userEvent.click(await button(/^Opening hours/));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(await field(/^Business name/)).toHaveValue('Seri Melati Chow Kit 2');
    await userEvent.click(await button(/^Opening hours/));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Discard' }));
    await screen.findByRole('region', { name: 'Weekly hours' });
  },
};

export const ReadOnly: Story = {
  args: section('profile'),
  beforeEach: as('supervisor'),
  play: async () => {
    await screen.findByText(/you need permission to edit the business profile/);
    await expect(await field(/^Business name/)).toHaveAttribute('readonly');
    await expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: '10:00', end: '22:00' }));
const holidays = [
  { date: '2026-12-25', name: 'Christmas', hours: [] },
  { date: '2026-12-31', name: 'New Year’s Eve', hours: [{ start: '18:00', end: '02:00' }] },
];

export const Hours: Story = {
  args: section('hours'),
  parameters: shows({
    hours: [...week, { weekday: 6, start: '18:00', end: '02:00' }],
    holidays,
  }),
  play: async () => {
    await screen.findByDisplayValue('Christmas');
    await screen.findByDisplayValue('New Year’s Eve');
  },
};

export const HoursSaved: Story = {
  args: section('hours'),
  play: async () => {
    await userEvent.click(await button('Add hours on Monday'));
    await userEvent.click(await button('Save changes'));
    await toast('Settings saved');
    await expect(sample().storedMerchant(outlet).settings.hours).toEqual([week[0]]);
  },
};

export const HoursOverlap: Story = {
  args: section('hours'),
  parameters: handled(
    refuses(editSetting, 'invalid', {
      fields: { 'hours.1': { code: 'overlap', message: 'Overlaps.' } },
    }),
  ),
  play: async () => {
    await userEvent.click(await button('Add hours on Monday'));
    await userEvent.click(await button('Save changes'));
    await screen.findByText('This overlaps another one. Change one of them.');
  },
};

export const HolidayAdded: Story = {
  args: section('hours'),
  play: async () => {
    await userEvent.click(await button('Add date'));
    await userEvent.click(await button('Save changes'));
    await waitFor(async () => expect(await field(/^Occasion/)).toBeInvalid());
    await userEvent.type(await field(/^Occasion/), 'Deepavali');
    await userEvent.click(await button('Discard'));
    await screen.findByText('No special dates');
  },
};

export const ServiceCharge: Story = {
  args: section('service_charge'),
  play: async () => {
    await expect(await number(/^Rate/)).toHaveValue('10');
    await userEvent.clear(await number(/^Rate/));
    await userEvent.type(await number(/^Rate/), '7.5');
    await userEvent.click(await button('Save changes'));
    await toast('Settings saved');
    await expect(sample().storedMerchant(outlet).settings.service_charge.rate).toBe(750);
  },
};

const planned: StoreSettings['scheduled'] = [
  {
    id: 7,
    from: '2026-12-31T16:00:00.000Z',
    section: 'tax_classes',
    tax_classes: [{ code: 'SST', name: 'Service tax', rate: 800, is_inclusive: false }],
  },
];

export const Taxes: Story = {
  args: section('tax_classes'),
  parameters: shows({ scheduled: planned }),
  play: async () => {
    await screen.findByText('Service tax 8%');
    await expect(await field(/^Code/)).toHaveValue('SST');
  },
};

export const TaxScheduled: Story = {
  args: section('tax_classes'),
  play: async () => {
    const rate = await number(/^Tax rate/);
    await userEvent.clear(rate);
    await userEvent.type(rate, '8');
    await userEvent.click(await screen.findByRole('radio', { name: 'From a later time' }));
    await userEvent.click(await button('Save changes'));
    await screen.findByText('This field is required.');
    await userEvent.click(await screen.findByRole('radio', { name: 'Now' }));
    await userEvent.click(await button('Save changes'));
    await toast('Settings saved');
    await expect(sample().storedMerchant(outlet).settings.tax_classes[0]?.rate).toBe(800);
  },
};

export const ChangeCancelled: Story = {
  args: section('tax_classes'),
  beforeEach: () => {
    const world = sample();
    const stored = world.storedMerchant(outlet);
    world.keepMerchant({ ...stored, settings: { ...stored.settings, scheduled: planned } });
  },
  play: async () => {
    await userEvent.click(await button(/^Cancel change/));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel change' }));
    await toast('Scheduled change cancelled');
    await waitFor(() => expect(screen.queryByText('Scheduled changes')).toBeNull());
  },
};

export const TaxRefused: Story = {
  args: section('tax_classes'),
  parameters: handled(
    refuses(editSetting, 'invalid', {
      fields: { tax_classes: { code: 'in_use', message: 'In use.' } },
    }),
  ),
  play: async () => {
    await userEvent.type(await field(/^Code/), '2');
    await userEvent.click(await button('Save changes'));
    await screen.findByText(
      'Items still use a tax that’s no longer listed. Change those items first.',
    );
  },
};

export const TradingDay: Story = {
  args: section('trading'),
  play: async () => {
    const pickup = await field('Pickup');
    await userEvent.clear(pickup);
    await userEvent.type(pickup, 'ta');
    await screen.findByText('Example: TA042');
    await userEvent.click(await button('Save changes'));
    await screen.findByText('This field is required.');
  },
};

const changes = [
  {
    id: 3,
    at: '2026-11-21T09:12:00.000Z',
    by: 'Aina Rahman',
    section: 'tax_classes' as const,
    from: '2026-12-31T16:00:00.000Z',
    is_cancelled: false,
    changes: [{ field: 'tax.SST.rate', before: 600, after: 800 }],
  },
  {
    id: 2,
    at: '2026-11-20T03:40:00.000Z',
    by: 'Aina Rahman',
    section: 'hours' as const,
    from: null,
    is_cancelled: false,
    changes: [
      { field: 'hours.5', before: '10:00–22:00', after: '10:00–02:00' },
      { field: 'holiday.2026-12-25.name', before: null, after: 'Christmas' },
      { field: 'holiday.2026-12-25.hours', before: null, after: '' },
    ],
  },
  {
    id: 1,
    at: '2026-11-19T01:05:00.000Z',
    by: 'Ben Tan',
    section: 'profile' as const,
    from: null,
    is_cancelled: false,
    changes: [
      { field: 'kind', before: 'restaurant', after: 'cafe' },
      { field: 'tax_number.SST', before: null, after: 'W10-1808-32000123' },
    ],
  },
];

export const ChangeHistory: Story = {
  args: section('history'),
  parameters: handled(
    answer(listSettingChanges, () => ({ aaData: changes, total: changes.length })),
  ),
  play: async () => {
    await screen.findByText('SST · Tax rate: 6% → 8%');
    await screen.findByText('Type of business: Restaurant → Café');
    await screen.findByText(/Opening hours: Closed$/);
  },
};

export const EmptyHistory: Story = {
  args: section('history'),
  parameters: handled(empty(listSettingChanges)),
  play: async () => {
    await screen.findByRole('heading', { name: 'No changes yet' });
  },
};

export const ForbiddenHistory: Story = {
  args: section('history'),
  beforeEach: as('supervisor'),
  play: async () => {
    await screen.findByText(/You need permission to edit settings/);
  },
};

export const Searched: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'currency');
    const list = within(await screen.findByRole('navigation'));
    await waitFor(() => expect(list.getAllByRole('button')).toHaveLength(1));
    await userEvent.click(list.getByRole('button', { name: /^Business profile/ }));
    await field(/^Business name/);
  },
};

export const NoResult: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    await screen.findByRole('heading', { name: 'No matching settings' });
    // The search field has a button of this name too.
    const [, clear] = await screen.findAllByRole('button', { name: 'Clear search' });
    await userEvent.click(clear!);
    await button(/^Opening hours/);
  },
};

const long = 'Dunstabzugshaubenreinigungsmittelkonzentrat';

export const LongText: Story = {
  args: section('tax_classes'),
  parameters: shows({
    tax_classes: Array.from({ length: 10 }, (_, i) => ({
      code: `LONGCODE-${i}`,
      name: long.slice(0, 40),
      rate: 825,
      is_inclusive: i % 2 === 1,
    })),
  }),
  play: async () => {
    await expect(await screen.findAllByDisplayValue(long.slice(0, 40))).toHaveLength(10);
  },
};

export const Keyboard: Story = {
  args: section('profile'),
  play: async () => {
    const name = await field(/^Business name/);
    name.focus();
    await userEvent.keyboard(' 2{Enter}');
    await toast('Settings saved');
  },
};

const groupLock = { by: 'Kamaruddin Yusof', at: '2026-11-20T04:00:00.000Z' };

export const LockedByGroup: Story = {
  args: section('service_charge'),
  parameters: shows({ locks: { service_charge: groupLock } }),
  play: async () => {
    await screen.findByText(/^Locked by Kamaruddin Yusof since .* ask the group owner to unlock/);
    await expect(await number(/^Rate/)).toHaveAttribute('readonly');
    await expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Apply to other outlets…' })).toBeNull();
  },
};

export const AppliesToOutlets: Story = {
  args: section('tax_classes'),
  beforeEach: as('supermerchant'),
  play: async () => {
    await userEvent.click(await button('Apply to other outlets…'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Apply to other outlets' }));
    await drawer.findByText('Taxes, as set at Seri Melati Chow Kit');
    await drawer.findByText('3 outlets change.');
  },
};
