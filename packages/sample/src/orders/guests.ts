import type { Random } from '@servery/domain/template';

const names = [
  'Aina',
  'Mr Tan',
  'Encik Rosli',
  'Shalini',
  'Jia Wei',
  'Puan Halimah',
  'Dev',
  'Marcus',
  'Kak Yah',
  'Uncle Raj',
  'Sook Yee',
  'Faris',
  'Anjali',
  'Haziq',
  'Mdm Leong',
];

const streets = [
  'Jalan Raja Alang',
  'Lorong Haji Taib',
  'Jalan Maarof',
  'Jalan Telawi',
  'Jalan Cerdas',
  'Persiaran Bukit Utama',
  'Jalan Tuanku Abdul Rahman',
];

/** Returns a guest without an account, who orders by phone or at the counter. */
export const guestOf = (random: Random): { name: string; phone: string } => ({
  name: random.pick(names),
  phone: `+6011${random.whole(10_000_000, 59_999_999)}`,
});

/** Returns a delivery address. */
export const addressOf = (random: Random): string =>
  `${random.whole(1, 88)}-${random.whole(1, 12)}, ${random.pick(streets)}, Kuala Lumpur`;
