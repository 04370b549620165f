import type { PricingPlan } from '@servery/api/template';

/** Returns the `data:` URL of a drawing: a stack of plates. */
function plates(count: number, ground: string, line: string): string {
  const plate = (at: number) =>
    `<path d="M22 ${36 + count * 6 - at * 12}c4 9 14 12 26 12s22-3 26-12z" fill="#${ground}"/>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#${ground}"/>` +
    `<g stroke="#${line}" stroke-width="3" stroke-linejoin="round">` +
    `${Array.from({ length: count }, (_, at) => plate(at)).join('')}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Returns the plans of the sample. Prices are in sen. */
export const makePlans = (): PricingPlan[] => [
  {
    id: 'basic',
    title: 'Basic',
    img: plates(1, 'e3ecf2', '35566b'),
    subtitle: 'A simple start for everyone',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: [
      '100 responses a month',
      'Unlimited forms and surveys',
      'Unlimited fields',
      'Basic form creation tools',
      'Up to 2 subdomains',
    ],
    popular: false,
  },
  {
    id: 'standard',
    title: 'Standard',
    img: plates(2, 'e2eff0', '1f5d63'),
    subtitle: 'For small to medium businesses',
    monthlyPrice: 4900,
    yearlyPlan: { perMonth: 4000, totalAnnual: 48_000 },
    planBenefits: [
      'Unlimited responses',
      'Unlimited forms and surveys',
      'Instagram profile page',
      'Google Docs integration',
      'Custom “Thank you” page',
    ],
    popular: true,
  },
  {
    id: 'enterprise',
    title: 'Enterprise',
    img: plates(3, 'e9e8f3', '4a4580'),
    subtitle: 'For large organisations',
    monthlyPrice: 9900,
    yearlyPlan: { perMonth: 8000, totalAnnual: 96_000 },
    planBenefits: [
      'PayPal payments',
      'Logic jumps',
      'File upload with 5 GB storage',
      'Custom domain support',
      'Stripe integration',
    ],
    popular: false,
  },
];

/** The questions about plans. */
export const planQuestions = [
  {
    id: 1,
    question: 'Does my subscription renew automatically?',
    ans: 'Yes, every month or every year, until you switch to Basic.',
  },
  {
    id: 2,
    question: 'Can I change my plan later?',
    ans: 'Yes, at any time. The new price applies from the day you change it.',
  },
  {
    id: 3,
    question: 'What happens when I reach 100 responses on Basic?',
    ans: 'New responses are kept for 30 days. Upgrade during that time to see them.',
  },
  {
    id: 4,
    question: 'Can several people use the same account?',
    ans: 'Yes, with Enterprise. Each person signs in with their own account.',
  },
  {
    id: 5,
    question: 'How do I get an invoice?',
    ans: 'We email it after each payment. Earlier ones are in your account settings.',
  },
];
