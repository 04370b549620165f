import type { EmailPerson } from '@servery/api/template';
import { portraitOf, templatePeople, templateSelf } from '@servery/domain/template';

const drawn = (name: string, email: string): EmailPerson => ({
  name,
  email,
  avatar: portraitOf(name),
});
const plain = (name: string, email: string): EmailPerson => ({ name, email, avatar: null });

/** The owner of the mailbox. */
export const me = drawn(templateSelf.fullName, templateSelf.email);

/** The people of the restaurant. */
export const colleagues: readonly EmailPerson[] = templatePeople.map(
  ({ fullName, email, avatar }) => ({ name: fullName, email, avatar }),
);

/** Other senders: suppliers, guests, authorities and automated senders. */
export const outsiders = {
  fish: drawn('Lim Soon Huat', 'soonhuat@selat-fish.example'),
  linen: plain('Putih Laundry', 'hello@putih-laundry.example'),
  bank: plain('Bank Rakyat Selatan', 'statements@bankselatan.example'),
  guest: drawn('Ingrid Halvorsen', 'ingrid.halvorsen@example.net'),
  wedding: drawn('Rosmah Idris', 'rosmah.idris@example.net'),
  critic: drawn('Theo van Dam', 'theo@spoonandfork.example'),
  landlord: plain('Menara Tepi Sungai', 'management@tepisungai.example'),
  council: plain('City Health Office', 'inspection@cityhealth.example'),
  farm: drawn('Kavitha Menon', 'kavitha@highland-greens.example'),
  prince: plain('Prince Adebowale of the Spoons', 'throne@royal-cutlery.example'),
  seo: plain('Rank No. 1 Guaranteed', 'growth@best-seo-ever.example'),
  parcel: plain('Your Parcel', 'no-reply@parcel-waits.example'),
  lottery: plain('International Wok Lottery', 'winner@wok-lottery.example'),
} satisfies Record<string, EmailPerson>;

/** The people suggested as recipients. */
export const addressBook: readonly EmailPerson[] = [
  ...colleagues,
  outsiders.fish,
  outsiders.farm,
  outsiders.linen,
  outsiders.guest,
  outsiders.wedding,
  outsiders.critic,
  outsiders.landlord,
];
