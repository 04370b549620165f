/** What a guest has answered so far. */
export interface GuestWish {
  party: number | null;
  experience_id: number | null;
  section: string;
  /** A trading day. */
  date: string | null;
  starts_at: string | null;
}

export const guestSteps = ['party', 'day', 'time', 'details'] as const;
export type GuestStep = (typeof guestSteps)[number];

export const freshWish: GuestWish = {
  party: null,
  experience_id: null,
  section: '',
  date: null,
  starts_at: null,
};
