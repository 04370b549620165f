import { portraitOf } from './portrait.ts';

/** A fictional person in the sample of the template apps. */
export interface TemplatePerson {
  fullName: string;
  email: string;
  role: string;
  /** The URL of an image; without one, initials are shown. */
  avatar: string | null;
}

const names = [
  ['Aina Rahman', 'Floor manager'],
  ['Tomás Ferreira', 'Head chef'],
  ['Mei Lin Tan', 'Bookkeeper'],
  ['Jonas Albrecht', 'Supplier'],
  ['Priya Nair', 'Marketing'],
  ['Camille Rousseau', 'Pastry chef'],
  ['Hafiz Osman', 'Delivery lead'],
  ['Sofia Lindqvist', 'Designer'],
  ['Kwame Mensah', 'Barista'],
  ['Nadia Haddad', 'Events'],
  ['Arjun Pillai', 'Sous chef'],
  ['Beatriz Moura', 'Host'],
  ['Lukas Weber', 'Engineer'],
  ['Siti Zubaidah', 'Cashier'],
  ['Oliver Grant', 'Auditor'],
  ['Chen Yu', 'Purchasing'],
] as const;

const addressOf = (name: string) =>
  `${name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.')}@example.com`;

/** The signed-in person of every template app, as in the back office's sample. */
export const templateSelf: TemplatePerson = {
  fullName: 'Farah Kamaruddin',
  email: addressOf('Farah Kamaruddin'),
  role: 'Owner',
  avatar: portraitOf('Farah Kamaruddin'),
};

/** The people in the template apps. Every fourth has no picture, as in real data. */
export const templatePeople: readonly TemplatePerson[] = names.map(([fullName, role], index) => ({
  fullName,
  email: addressOf(fullName),
  role,
  avatar: index % 4 === 3 ? null : portraitOf(fullName),
}));
