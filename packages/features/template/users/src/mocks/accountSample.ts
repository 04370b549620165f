import {
  noticeChannels,
  userActivities,
  userInvoiceStatuses,
  userNetworks,
  userNotices,
  userServices,
  type User,
  type UserAccount,
  type UserPlan,
} from '@servery/api/template';
import { randomOf, type Random } from '@servery/domain/template';

/** The prices of the plans per month, in sen. */
const planPrices: Readonly<Record<UserPlan, number>> = {
  basic: 0,
  standard: 4_900,
  enterprise: 9_900,
};
/** The days of a plan’s period. */
const planDays = 30;

const day = 86_400_000;
const projects = [
  ['Lantern Street ordering kiosk', 'Lantern Street Film Festival'],
  ['Canteen tablets', 'Teh & Turbines Engineering'],
  ['Wedding menu cards', 'Quietly Famous Weddings'],
  ['Tasting room bookings', 'Umami Underground'],
  ['Second breakfast loyalty', 'The Second Breakfast Club'],
  ['Kitchen display trial', 'Monsoon & Sons'],
] as const;
const subjects = {
  signedIn: ['Chrome', 'Safari', 'Firefox'],
  invoicePaid: ['4993', '5011', '5020'],
  fileShared: ['invoices.pdf', 'menu-photos.zip', 'floor-plan.png'],
  projectStarted: projects.map(([name]) => name),
} as const;
const devices = [
  ['Chrome', 'MacBook Pro', 'Kuala Lumpur'],
  ['Safari', 'iPhone 17', 'Petaling Jaya'],
  ['Firefox', 'ThinkPad X1', 'Lisbon'],
  ['Edge', 'Surface Go', 'Berlin'],
] as const;
const cards = [
  ['visa', '4242'],
  ['mastercard', '5454'],
] as const;

const recordOf = <const Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const makeCards = (holder: string, { whole }: Random): UserAccount['cards'] =>
  cards.map(([brand, last4], index) => ({
    id: index + 1,
    holder,
    brand,
    last4,
    expires: `${String(whole(1, 12)).padStart(2, '0')}/${whole(29, 33)}`,
    isPrimary: index === 0,
  }));

/** Returns the account of a user in the sample, the same each time up to the current time. */
export function makeAccount(user: User, now: number): UserAccount {
  const random = randomOf('account', user.fullName);
  const { whole, pick, chance } = random;
  const ago = (days: number) => new Date(now - days * day - whole(0, 600) * 60_000).toISOString();
  return {
    planPrices: { ...planPrices },
    planDays,
    planDaysUsed: whole(18, 27),
    isPlanCancelled: false,
    projects: ids(whole(3, 6)).map((id) => {
      const [name, client] = projects[id - 1]!;
      const tasks = whole(40, 240);
      return { id, name, client, tasks, tasksDone: whole(4, tasks), hours: whole(8, 400) };
    }),
    activities: ids(5).map((id) => {
      const kind = pick(userActivities);
      return { id, kind, subject: pick<string>(subjects[kind]), at: ago((id - 1) * 2) };
    }),
    invoices: ids(whole(4, 8)).map((id) => ({
      id: 5000 + user.id * 10 + id,
      issuedAt: ago(id * 30),
      total: planPrices[user.currentPlan] || 4_900,
      status: id === 1 ? pick(userInvoiceStatuses) : 'paid',
    })),
    passwordChangedAt: chance(0.5) ? ago(whole(10, 200)) : null,
    twoStep: null,
    devices: ids(whole(2, 4)).map((id) => {
      const [browser, device, place] = devices[id - 1]!;
      return { id, browser, device, place, at: ago((id - 1) * 3) };
    }),
    cards: makeCards(user.fullName, random),
    address: {
      street: `${whole(1, 99)} Jalan Ampang`,
      city: 'Kuala Lumpur',
      postcode: String(whole(50_000, 59_999)),
      country: 'Malaysia',
      taxId: '',
    },
    notices: recordOf(userNotices, () => recordOf(noticeChannels, () => chance(0.6))),
    noticeTiming: 'always',
    services: recordOf(userServices, () => chance(0.5)),
    networks: recordOf(userNetworks, () => (chance(0.5) ? user.username : null)),
  };
}
