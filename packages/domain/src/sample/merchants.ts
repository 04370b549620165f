import type {
  Discount,
  Member,
  MerchantInfo,
  MerchantSettings,
  Named,
  PaymentOption,
} from '@servery/api';
import type { Shop } from '../orders/record.ts';
import type { CategoryRecord, ItemRecord, OptionRecord } from '../menu/record.ts';
import { menuOf } from './menu.ts';
import { membersOf } from './members.ts';

/** A merchant with everything that its screens choose from. */
export interface SampleMerchant extends Shop {
  version: number;
  setup_status: MerchantInfo['setup_status'];
  parent: Named;
  /** How much trade it does beside the others: orders a day per hundred of the busiest. */
  trade: number;
  tables: Named[];
  members: Member[];
  categories: readonly CategoryRecord[];
  items: readonly ItemRecord[];
  options: readonly OptionRecord[];
  discounts: Discount[];
  promotions: Named[];
  payment_options: PaymentOption[];
}

/** The group that the outlets belong to. */
export const group: Named = { id: 100, name: 'Seri Melati' };

const settings: MerchantSettings = {
  time_zone: 'Asia/Kuala_Lumpur',
  day_start: '04:00',
  currency: 'MYR',
  service_charge: { rate: 1000, is_taxed: true, methods: ['dine_in'] },
  tax: { code: 'SST', rate: 600, is_inclusive: false },
  is_open: true,
  auto_accept: [],
  accept_minutes: 5,
  prepay_minutes: 15,
  prep_minutes: 20,
  delivery: { areas: [] },
  minimum_order: 0,
  template_apps: true,
};

const tablesOf = (base: number, plan: readonly (readonly [section: string, count: number])[]) =>
  plan
    .flatMap(([section, count]) => Array.from({ length: count }, (_, i) => `${section}${i + 1}`))
    .map((name, i): Named => ({ id: base + 3000 + i, name }));

const optionsOf = (base: number): PaymentOption[] => [
  { id: base + 6000, name: 'Cash', kind: 'cash', channel: 'offline' },
  { id: base + 6001, name: 'Card terminal', kind: 'card', channel: 'offline' },
  { id: base + 6002, name: 'DuitNow QR', kind: 'e_wallet', channel: 'online' },
  { id: base + 6003, name: 'Bank transfer', kind: 'bank', channel: 'offline' },
  { id: base + 6004, name: 'Wallet', kind: 'wallet', channel: 'stored_value' },
];

const discountsOf = (base: number): Discount[] => [
  { id: base + 5000, name: 'Staff meal', rate: 3000, amount: null },
  { id: base + 5001, name: 'Regular guest', rate: 500, amount: null },
  { id: base + 5002, name: 'Long wait', rate: null, amount: 500 },
  { id: base + 5003, name: 'Opening month', rate: 1500, amount: null },
];

const promotionsOf = (base: number): Named[] => [
  { id: base + 5500, name: 'Breakfast set' },
  { id: base + 5501, name: 'Friday briyani' },
  { id: base + 5502, name: 'Members’ teh tarik' },
];

interface Plan {
  id: number;
  name: string;
  setup_status?: MerchantInfo['setup_status'];
  trade: number;
  members: number;
  tables: readonly (readonly [string, number])[];
  settings?: Partial<MerchantSettings>;
  areas: readonly (readonly [postcode: string, name: string, fee: number, minutes: number])[];
}

const outlet = (plan: Plan): SampleMerchant => {
  const base = plan.id * 10_000;
  const areas = plan.areas.map(([postcode, name, fee, minutes]) => ({
    postcode,
    name,
    fee,
    minutes,
  }));
  return {
    id: plan.id,
    version: 1,
    name: plan.name,
    setup_status: plan.setup_status ?? 'live',
    parent: group,
    trade: plan.trade,
    settings: { ...settings, ...plan.settings, delivery: { areas } },
    tables: tablesOf(base, plan.tables),
    members: membersOf(base + 4000, plan.members),
    ...menuOf(base),
    discounts: discountsOf(base),
    promotions: promotionsOf(base),
    payment_options: optionsOf(base),
  };
};

/** The outlets of the group, busiest first; the last one is about to open and takes no orders yet. */
export const merchants: readonly SampleMerchant[] = [
  outlet({
    id: 101,
    name: 'Seri Melati Chow Kit',
    trade: 100,
    members: 33,
    tables: [
      ['A', 8],
      ['B', 6],
      ['T', 4],
    ],
    areas: [
      ['50300', 'Chow Kit', 400, 25],
      ['50350', 'Titiwangsa', 550, 30],
      ['50450', 'Ampang Hilir', 800, 40],
    ],
  }),
  outlet({
    id: 102,
    name: 'Seri Melati Bangsar',
    trade: 75,
    members: 18,
    tables: [
      ['L', 9],
      ['P', 3],
    ],
    settings: { service_charge: { rate: 1000, is_taxed: false, methods: ['dine_in'] } },
    areas: [
      ['59100', 'Bangsar', 450, 25],
      ['59000', 'Pantai Dalam', 600, 35],
    ],
  }),
  outlet({
    id: 103,
    name: 'Seri Melati Cheras',
    trade: 50,
    members: 12,
    tables: [['C', 8]],
    settings: {
      auto_accept: ['dine_in', 'pickup', 'delivery'],
      prep_minutes: 15,
      tax: { code: 'SST', rate: 600, is_inclusive: true },
      service_charge: { rate: 0, is_taxed: false, methods: [] },
    },
    areas: [['56000', 'Cheras', 350, 20]],
  }),
  outlet({
    id: 104,
    name: 'Seri Melati Kajang',
    setup_status: 'approved',
    trade: 0,
    members: 3,
    tables: [['K', 6]],
    settings: { is_open: false, template_apps: false },
    areas: [['43000', 'Kajang', 400, 25]],
  }),
];
