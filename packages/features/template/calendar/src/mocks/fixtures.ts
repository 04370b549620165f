import type { EventCalendarName } from '@servery/api/template';

/**
 * A sample event. `day` is relative to today; `length` is in hours, or in days if `hour` is
 * missing.
 */
export interface Fixture {
  title: string;
  calendar: EventCalendarName;
  day: number;
  hour?: number;
  length: number;
  location?: string;
  description?: string;
  url?: string;
}

const site = 'https://example.com/';

const business: readonly Omit<Fixture, 'calendar'>[] = [
  { title: 'Line-up before service', day: 0, hour: 10.5, length: 0.5, location: 'Pass' },
  { title: 'Rice tasting, all nine of them', day: 0, hour: 14, length: 1, location: 'Kitchen' },
  {
    title: 'Party of twelve, window table',
    day: 0,
    hour: 19,
    length: 3,
    location: 'Dining room',
    description: 'Two high chairs. The cake comes at nine; nobody mentions the cake.',
  },
  { title: 'Payroll', day: 1, hour: 9, length: 2 },
  {
    title: 'Health inspection',
    day: 3,
    hour: 8.5,
    length: 2.5,
    location: 'Kitchen and cold store',
    description: 'Temperature logs for the quarter, the pest log, and a mop in every room.',
  },
  { title: 'Fish supplier, new prices', day: 5, hour: 11, length: 1, url: `${site}fish` },
  { title: 'Menu photo shoot', day: 8, hour: 13, length: 4, location: 'Terrace' },
  { title: 'Stocktake', day: 9, length: 2, description: 'Cellar first, then the freezers.' },
  { title: 'Wedding, 80 guests', day: 13, hour: 17, length: 6, location: 'Both rooms' },
  { title: 'Interview: evening host', day: 16, hour: 15, length: 0.75 },
  { title: 'Oven service', day: 20, hour: 7, length: 3, location: 'Kitchen' },
  { title: 'Monthly accounts', day: -2, hour: 10, length: 3 },
  { title: 'Fire drill with both shifts', day: -6, hour: 15.5, length: 0.5 },
  { title: 'Trade fair', day: -11, length: 3, location: 'Hall 7', url: `${site}fair` },
  { title: 'Bank meeting about the second branch', day: -16, hour: 9.5, length: 1 },
  { title: 'Wine list, autumn to winter', day: -21, hour: 16, length: 2 },
];

const personal: readonly Omit<Fixture, 'calendar'>[] = [
  { title: 'Dentist: the tooth that hates sambal', day: 2, hour: 8, length: 1 },
  { title: 'Run along the river', day: 4, hour: 6.5, length: 1 },
  { title: 'New kitchen shoes', day: 7, hour: 12, length: 0.5 },
  { title: 'Knife skills course', day: 11, hour: 18, length: 3, url: `${site}knives` },
  {
    title: 'A whole evening off',
    day: 15,
    hour: 18,
    length: 5,
    description: 'Phones stay at home.',
  },
  { title: 'Haircut', day: 22, hour: 10, length: 1 },
  { title: 'Driving licence', day: -4, hour: 11, length: 0.5 },
  { title: 'Badminton', day: -13, hour: 21, length: 1.5 },
];

const family: readonly Omit<Fixture, 'calendar'>[] = [
  { title: 'School recital, back row', day: 1, hour: 16, length: 1.5, location: 'School hall' },
  {
    title: 'Grandmother’s 70th birthday',
    day: 6,
    length: 1,
    description: 'Bring the good chairs.',
  },
  { title: 'Parents’ evening', day: 10, hour: 19, length: 1 },
  { title: 'Cousins at the lake', day: 18, length: 3 },
  { title: 'Dumplings with the neighbours', day: 25, hour: 17, length: 3 },
  { title: 'Swimming test', day: -5, hour: 14, length: 1 },
  { title: 'Aunt on the night train', day: -9, hour: 22, length: 10, location: 'Platform 3' },
];

const holiday: readonly Omit<Fixture, 'calendar'>[] = [
  { title: 'Closed: deep cleaning', day: 4, length: 1 },
  { title: 'Market holiday, no fish', day: 12, length: 1 },
  { title: 'Closed between Christmas and New Year', day: 33, length: 6 },
  { title: 'Staff outing', day: 27, length: 1, location: 'The hill with the view' },
  { title: 'Local holiday', day: -8, length: 1 },
  { title: 'Closed: new floor', day: -19, length: 2 },
];

const rest: readonly Omit<Fixture, 'calendar'>[] = [
  { title: 'Jazz trio on the terrace', day: 2, hour: 20, length: 3, location: 'Terrace' },
  { title: 'Film crew in the alley', day: 14, hour: 6, length: 12, description: 'They eat a lot.' },
  { title: 'Street fair, road closed', day: 19, length: 2 },
  { title: 'Piano tuning', day: 23, hour: 9, length: 1.5 },
  { title: 'Bees move onto the roof', day: -3, hour: 7, length: 2, url: `${site}bees` },
  { title: 'Chess club takes table nine', day: -14, hour: 18.5, length: 3 },
];

const of = (calendar: EventCalendarName, fixtures: readonly Omit<Fixture, 'calendar'>[]) =>
  fixtures.map((sketch): Fixture => ({ ...sketch, calendar }));

/** The sample events of a restaurant and its owner. */
export const fixtures: readonly Fixture[] = [
  ...of('Business', business),
  ...of('Personal', personal),
  ...of('Family', family),
  ...of('Holiday', holiday),
  ...of('ETC', rest),
];
