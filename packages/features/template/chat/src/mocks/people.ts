import type { ChatContact, ChatProfile, ChatStatus, ChatTag } from '@servery/api/template';
import {
  portraitOf,
  randomOf,
  templatePeople,
  templateSelf,
  type TemplatePerson,
} from '@servery/domain/template';

// One contact per sketch; the first person of the sample is the user.
const others = templatePeople.slice(1);

/** The profile of the signed-in user. */
export const makeProfile = (): ChatProfile => ({
  id: 1,
  fullName: templateSelf.fullName,
  role: templateSelf.role,
  about: 'On the floor from four. If it’s urgent, shout. If it’s very urgent, bring coffee.',
  avatar: templateSelf.avatar,
  status: 'online',
  settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true },
});

type Sketch = readonly [about: string, status: ChatStatus, tags?: readonly ChatTag[]];

/** About text, status and tags of the people of the sample, in their order. */
const sketches: readonly Sketch[] = [
  ['The pass is closed between three and five. So am I.', 'busy', ['team', 'urgent']],
  ['Receipts, please. Paper ones. With the date.', 'online', ['team']],
  ['Fish and shellfish, six days a week. Asleep by eight.', 'away', ['supplier']],
  ['Tell me about your best dish in nine words.', 'online'],
  ['Butter is a vegetable.', 'online', ['team']],
  ['On the road. I can read, but I can’t type.', 'busy', ['team']],
  ['Menus, signs, and arguments about kerning.', 'away'],
  ['Counting crema, not hours.', 'online', ['team']],
  ['Weddings, wakes and everything between.', 'online', ['event']],
  ['Second knife. First to taste.', 'offline', ['team']],
  ['Your table is ready. It really is this time.', 'online', ['team']],
  ['If it beeps, I can make it stop.', 'online'],
  ['Exact change makes my day.', 'offline', ['team']],
  ['I ask once, kindly.', 'offline'],
  ['If we run out of it, it was my fault.', 'away', ['supplier']],
];

const hours = ['Mon to Fri, 9:00–17:00', 'Tue to Sun, 15:00–23:00', 'Mon to Sat, 4:00–12:00'];

const contactOf = (
  person: TemplatePerson,
  index: number,
  [about, status, tags = []]: Sketch,
): ChatContact => ({
  id: index + 2,
  fullName: person.fullName,
  role: person.role,
  about,
  avatar: person.avatar,
  status,
  email: person.email,
  phone: `+6012${String(3_456_700 + index * 11).padStart(7, '0')}`,
  hours: hours[index % hours.length]!,
  tags: [...tags],
  isImportant: index === 0 || index === 2,
  isMuted: index === 6,
  isBlocked: false,
});

const lasts = templatePeople.map(({ fullName }) => fullName.split(' ').at(-1)!);

/** Combines first and last names of the sample, for a scenario with many contacts. */
function furtherPerson(index: number): TemplatePerson {
  const place = index % others.length;
  const round = Math.floor(index / others.length);
  const first = others[place]!.fullName.split(' ')[0]!;
  const last = lasts[(place + 3 * round) % lasts.length]!;
  const fullName = `${first} ${last}`;
  return {
    fullName,
    email: `contact.${index}@example.com`,
    role: randomOf('chat', index).pick(others).role,
    avatar: index % 4 === 3 ? null : portraitOf(`${fullName} ${index}`),
  };
}

/** Returns `count` contacts; the same ones each time. */
export const makeContacts = (count: number): ChatContact[] =>
  Array.from({ length: count }, (_, index) => {
    const sketch = sketches[index % sketches.length]!;
    return index < others.length
      ? contactOf(others[index]!, index, sketch)
      : contactOf(furtherPerson(index), index, [sketch[0], sketch[1]]);
  });
