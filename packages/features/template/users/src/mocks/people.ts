import {
  userBillings,
  userPlans,
  userRoles,
  type User,
  type UserRole,
  type UserStatus,
} from '@servery/api/template';
import { portraitOf, randomOf, templatePeople } from '@servery/domain/template';

const givenNames = (
  'Aisha, Bastian, Chloé, Daniel, Elif, Farid, Greta, Hiroshi, Inês, Jamal, Kavitha, ' +
  'Leopold, Marisol, Nikhil, Odette, Pavel, Qistina, Rafael, Sunita, Théo, Uma, Viktor, ' +
  'Wei Ling, Xavier, Yusuf, Zoë, Amir, Birgit, Carlos, Devi, Emil, Fatimah, Goran, Hana, ' +
  'Isidor, Joana, Kenji, Lina, Mateus, Noor'
).split(', ');
const familyNames = (
  'Abdullah, Baumgartner, Carvalho, Dubois, Eriksen, Fernandes, Goh, Hashimoto, Ibrahim, ' +
  'Jansen, Krishnan, Lefèvre, Mahmoud, Novák, Oliveira, Petrov, Quek, Ramos, Schäfer, ' +
  'Tanaka, Ulrich, Vasquez, Wong, Yamamoto, Zahari'
).split(', ');
const companies = [
  'Lantern Street Film Festival',
  'Teh & Turbines Engineering',
  'Quietly Famous Weddings',
  'Umami Underground',
  'The Second Breakfast Club',
  'Paper Crane Logistics',
  'Monsoon & Sons',
  'Table for Nobody',
];
/** Countries with the start of their phone numbers. */
const countries = [
  ['Malaysia', '+60 3'],
  ['Germany', '+49 30'],
  ['Portugal', '+351 21'],
  ['France', '+33 1'],
  ['Brazil', '+55 11'],
  ['Singapore', '+65'],
] as const;
const statuses: readonly UserStatus[] = ['active', 'active', 'active', 'pending', 'inactive'];
const roles: readonly UserRole[] = [...userRoles, 'editor', 'support', 'user', 'user'];

/** Names in an order in which neighbours share neither part, without repetition up to 1,000. */
function nameAt(index: number): string {
  const given = givenNames[index % givenNames.length]!;
  const round = Math.floor(index / givenNames.length);
  return `${given} ${familyNames[(index * 7 + round) % familyNames.length]!}`;
}

const plainOf = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, '.');

/** Returns `count` users, the same each time. The first is the administrator of the sample. */
export function makeUsers(count: number): User[] {
  return Array.from({ length: count }, (_, index): User => {
    const person = templatePeople[index];
    const fullName = person?.fullName ?? nameAt(index - templatePeople.length);
    const { pick, whole, chance } = randomOf('user', fullName);
    const [country, code] = pick(countries);
    return {
      id: index + 1,
      fullName,
      username: plainOf(fullName),
      email: person?.email ?? `${plainOf(fullName)}@example.com`,
      contact: `${code} 5550 ${whole(1000, 9999)}`,
      company: pick(companies),
      country,
      role: index === 0 ? 'administrator' : pick(roles),
      currentPlan: pick(userPlans),
      billing: pick(userBillings),
      status: index === 0 ? 'active' : pick(statuses),
      avatar: person ? person.avatar : chance(0.6) ? portraitOf(fullName) : null,
    };
  });
}
