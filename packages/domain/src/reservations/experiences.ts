import { invalid, Problem, type Experience } from '@servery/api';
import type { BookAct, ExperienceRecord, House, HouseChange } from './record.ts';
import { experienceOf, notNow } from './rows.ts';

/** What its editors say of an experience. */
export type ExperienceWish = Omit<ExperienceRecord, 'id' | 'version' | 'is_deleted'>;

const keyOf = (name: string) => name.normalize('NFC').toLowerCase();

function requireSound({ experiences }: House, wish: ExperienceWish, except: number | null): void {
  const others = experiences.filter(({ id, is_deleted }) => !is_deleted && id !== except);
  if (others.some(({ name }) => keyOf(name) === keyOf(wish.name)))
    throw invalid('name', 'taken', 'Another one has this name.');
  if (wish.party_max < wish.party_min)
    throw invalid('party_max', 'order', 'Not below the smallest party.');
}

const fieldsOf = (wish: ExperienceWish): ExperienceWish => ({
  name: wish.name,
  description: wish.description,
  is_active: wish.is_active,
  party_min: wish.party_min,
  party_max: wish.party_max,
  stay_minutes: wish.stay_minutes,
  price: wish.price,
  deposit: wish.deposit,
  sections: [...new Set(wish.sections)],
  hours: wish.hours,
});

const putExperience = (
  house: House,
  id: number,
  change: Partial<ExperienceRecord>,
): HouseChange => ({
  house: {
    ...house,
    experiences: house.experiences.map((one) =>
      one.id === id ? { ...one, ...change, version: one.version + 1 } : one,
    ),
  },
  id,
});

/** An experience as screens see it. */
export const showExperience = (
  { merchant_id }: Pick<House, 'merchant_id'>,
  { is_deleted: _deleted, ...one }: ExperienceRecord,
): Experience => ({ merchant_id, ...one });

function based(house: House, id: number, version: number): ExperienceRecord {
  const one = experienceOf(house, id);
  if (one.version !== version)
    throw new Problem('conflict', { current: showExperience(house, one) });
  return one;
}

/** Offers something new to book, under a name of its own. */
export function createExperience(
  house: House,
  wish: ExperienceWish,
  act: Pick<BookAct, 'nextId'>,
): HouseChange {
  requireSound(house, wish, null);
  const made = { id: act.nextId(), version: 1, ...fieldsOf(wish), is_deleted: false };
  return { house: { ...house, experiences: [...house.experiences, made] }, id: made.id };
}

/** Says anew what an experience is; bookings of it stay as they were made. */
export function editExperience(
  house: House,
  wish: ExperienceWish & { id: number; version: number },
): HouseChange {
  based(house, wish.id, wish.version);
  requireSound(house, wish, wish.id);
  return putExperience(house, wish.id, fieldsOf(wish));
}

/** Deletes an experience that nobody has booked from now on; `booked` is how many have. */
export function deleteExperience(
  house: House,
  { id, version }: { id: number; version: number },
  booked: number,
): HouseChange {
  based(house, id, version);
  if (booked > 0) throw notNow('booked', { count: booked });
  return putExperience(house, id, { is_deleted: true });
}
