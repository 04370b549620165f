import { invalid, notNow, Problem, type Experience } from '@servery/api';
import type { Edit } from '../commands/Edit.ts';
import { isNameTaken } from '../search/nameKey.ts';
import type { BookingContext, ExperienceRecord, Venue, VenueChange } from './record.ts';
import { experienceOf } from './rows.ts';

/** The editable fields of an experience. */
export type ExperienceInput = Omit<ExperienceRecord, 'id' | 'version' | 'is_deleted'>;

function requireSound({ experiences }: Venue, input: ExperienceInput, except: number | null): void {
  const current = experiences.filter(({ is_deleted }) => !is_deleted);
  if (isNameTaken(current, input.name, except))
    throw invalid('name', 'taken', 'This name is already in use.');
  if (input.party_max < input.party_min)
    throw invalid('party_max', 'order', 'Must not be less than the smallest party.');
}

const fieldsOf = (input: ExperienceInput): ExperienceInput => ({
  name: input.name,
  description: input.description,
  is_active: input.is_active,
  party_min: input.party_min,
  party_max: input.party_max,
  stay_minutes: input.stay_minutes,
  price: input.price,
  deposit: input.deposit,
  sections: [...new Set(input.sections)],
  hours: input.hours,
});

const putExperience = (
  venue: Venue,
  id: number,
  change: Partial<ExperienceRecord>,
): VenueChange => ({
  venue: {
    ...venue,
    experiences: venue.experiences.map((experience) =>
      experience.id === id
        ? { ...experience, ...change, version: experience.version + 1 }
        : experience,
    ),
  },
  id,
});

/** Returns an experience as screens show it. */
export const showExperience = (
  { merchant_id }: Pick<Venue, 'merchant_id'>,
  { is_deleted: _deleted, ...one }: ExperienceRecord,
): Experience => ({ merchant_id, ...one });

function based(venue: Venue, id: number, version: number): ExperienceRecord {
  const one = experienceOf(venue, id);
  if (one.version !== version)
    throw new Problem('conflict', { current: showExperience(venue, one) });
  return one;
}

/**
 * Creates an experience with a unique name.
 * @throws `invalid`
 */
export function createExperience(
  venue: Venue,
  input: ExperienceInput,
  context: Pick<BookingContext, 'nextId'>,
): VenueChange {
  requireSound(venue, input, null);
  const made = { id: context.nextId(), version: 1, ...fieldsOf(input), is_deleted: false };
  return { venue: { ...venue, experiences: [...venue.experiences, made] }, id: made.id };
}

/**
 * Changes an experience; existing bookings of it stay unchanged.
 * @throws `conflict` or `invalid`
 */
export function editExperience(
  venue: Venue,
  { id, version, ...edit }: Edit<ExperienceInput> & { id: number },
): VenueChange {
  const { is_active } = based(venue, id, version);
  const input = { ...edit, is_active: edit.is_active ?? is_active };
  requireSound(venue, input, id);
  return putExperience(venue, id, fieldsOf(input));
}

/**
 * Deletes an experience without future bookings; `booked` is their number.
 * @throws `conflict`
 */
export function deleteExperience(
  venue: Venue,
  { id, version }: { id: number; version: number },
  booked: number,
): VenueChange {
  based(venue, id, version);
  if (booked > 0) throw notNow({ why: 'booked', count: booked });
  return putExperience(venue, id, { is_deleted: true });
}
