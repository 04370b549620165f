import { createRowStore } from '@servery/api/mocks';
import type { AccountSettings, OwnProfile, User } from '@servery/api/template';
import { templateSelf } from '@servery/domain/template';

/** The settings of the signed-in person except for the account, which is stored with all others. */
type Stored = Omit<AccountSettings, 'account'>;

/** The id of the signed-in person, which no user in the list has. */
export const ownId = 9_000_000_000;

const [firstName, lastName] = templateSelf.fullName.split(' ') as [string, string];

const profile: OwnProfile = {
  avatar: templateSelf.avatar,
  firstName,
  lastName,
  email: templateSelf.email,
  company: 'Lantern Street Kitchens',
  phone: '+60355501234',
  address: '12 Jalan Telawi',
  state: 'Kuala Lumpur',
  postcode: '59100',
  country: 'MY',
  language: 'en',
  timeZone: 'Asia/Kuala_Lumpur',
  currency: 'MYR',
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Returns the fields of a user that a profile determines. */
export const userFieldsOf = (own: OwnProfile) => ({
  fullName: `${own.firstName} ${own.lastName}`,
  email: own.email,
  contact: own.phone,
  company: own.company,
  country: countryNames.of(own.country) ?? own.country,
  avatar: own.avatar,
});

const makeOwnUser = (): User => ({
  id: ownId,
  username: 'farah.kamaruddin',
  role: 'administrator',
  currentPlan: 'standard',
  billing: 'Auto Debit',
  status: 'active',
  ...userFieldsOf(profile),
});

/** The settings of the current visitor. */
export const settingsStore = createRowStore<Stored>('accountSettings', () => ({
  user: makeOwnUser(),
  profile: { ...profile },
  payment: { method: 'card' },
  deletesAt: null,
}));
