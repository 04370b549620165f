/** The answers that a guest has given so far. */
export interface GuestInput {
  party: number | null;
  experience_id: number | null;
  section: string;
  /** A trading day, `YYYY-MM-DD`. */
  date: string | null;
  starts_at: string | null;
}

/** The details that a guest types: name, phone and note. */
export interface Details {
  name: string;
  phone: string;
  note: string;
}

export const noDetails: Details = { name: '', phone: '', note: '' };

export const guestSteps = ['party', 'day', 'time', 'details'] as const;
export type GuestStep = (typeof guestSteps)[number];

export const freshInput: GuestInput = {
  party: null,
  experience_id: null,
  section: '',
  date: null,
  starts_at: null,
};
