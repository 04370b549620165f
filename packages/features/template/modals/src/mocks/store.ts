import { createRowStore } from '@servery/api/mocks';
import type { ModalExamples, PricingPlan } from '@servery/api/template';

const person = (id: number, name: string, user: string) => ({
  id,
  name,
  email: `${user}@servery.example`,
});

/** Returns a plan with its prices per month in sen, paid every month or every year. */
const plan = (
  id: PricingPlan['id'],
  title: string,
  subtitle: string,
  monthlyPrice: number,
  perMonth: number,
): PricingPlan => ({
  id,
  title,
  img: '',
  subtitle,
  monthlyPrice,
  yearlyPlan: { perMonth, totalAnnual: perMonth * 12 },
  planBenefits: [],
  popular: false,
});

/** The data that the current visitor sees in the modal examples. */
export const store = createRowStore<ModalExamples>('modal-examples', () => ({
  project: {
    name: 'Weekend menu',
    link: 'https://servery.example/projects/weekend-menu',
    members: [
      { ...person(1, 'Aisyah Rahman', 'aisyah'), role: 'owner' },
      { ...person(2, 'Marco Bianchi', 'marco'), role: 'editor' },
      { ...person(3, 'Lena Hoffmann', 'lena'), role: 'viewer' },
    ],
    others: [
      person(4, 'Tan Wei Ling', 'weiling'),
      person(5, 'Omar Haddad', 'omar'),
      person(6, 'Sofia Almeida', 'sofia'),
    ],
  },
  referral: { link: 'https://servery.example/join/aisyah', invited: [] },
  cards: [],
  plans: [
    plan('basic', 'Basic', 'For a single outlet', 0, 0),
    plan('standard', 'Standard', 'For a few outlets', 4900, 4000),
    plan('enterprise', 'Enterprise', 'For chains of outlets', 9900, 8000),
  ],
  subscription: { plan: 'standard', billing: 'monthly' },
  addresses: [],
  apps: [],
  twoFactor: { method: null, secret: 'JBSW Y3DP EHPK 3PXP', appCode: '314159' },
  user: {
    firstName: 'Aisyah',
    lastName: 'Rahman',
    email: 'aisyah@servery.example',
    phone: '+60123456789',
    status: 'active',
    language: 'en',
    country: 'MY',
  },
}));
