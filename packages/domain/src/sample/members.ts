import type { Member } from '@servery/api';

const names = [
  'Amirah Sofea Zulkifli',
  'Lee Chun Kit',
  'Thivya Ramasamy',
  'Mohd Rizal Hashim',
  'Ong Li Ting',
  'Vikneswaran Maniam',
  'Nor Azlina Bakar',
  'Yap Jia Hui',
  'Harpreet Kaur Gill',
  'Izzat Danial Roslan',
  'Cheah Soon Huat',
  'Kavitha Selvam',
  'Zainab Abdul Ghani',
  'Ng Wai Mun',
  'Prakash Govindasamy',
  'Syafiqah Mohd Noor',
  'Teoh Pei Shan',
  'Jeremy Anak Jugah',
  'Rosnah Mat Isa',
  'Liew Zhen Yang',
  'Deepa Chandran',
  'Khairul Anwar Saad',
  'Foo Mei Xin',
  'Sharifah Liyana Syed Ali',
  'Logan Manickam',
  'Hoh Kok Leong',
  'Mastura Sulaiman',
  'Gan Yi Ling',
  'Arvind Pillay',
  'Putri Balqis Ariffin',
];

// Names that a careless search would take for patterns.
const odd = ['Kedai 100% Halal Catering', 'Kopi_Kaki Kelab', "D'Laila O’Hara"];

const ranks = ['Bronze', 'Bronze', 'Silver', 'Bronze', 'Gold', 'Silver', 'Bronze', 'Platinum'];

/** The members of one merchant, ids from `base` on; the last are written oddly on purpose. */
export const membersOf = (base: number, count: number): Member[] =>
  [...names.slice(0, count - odd.length), ...odd].map((name, i) => ({
    id: base + i,
    name,
    phone: `+601${String(20_000_000 + (((base + i) * 7_654_321) % 69_999_999))}`,
    rank: ranks[i % ranks.length] ?? 'Bronze',
    is_active: i % 11 !== 7,
  }));
