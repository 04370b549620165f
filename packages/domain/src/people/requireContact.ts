import { invalid } from '@servery/api';

/** The phone number and the email address of a person; '' if unknown. */
interface Contact {
  phone: string;
  email: string;
}

/**
 * Requires a phone number or an email address.
 * @throws `invalid` at the field of the phone number, whose path is `field`
 */
export function requireContact({ phone, email }: Contact, field = 'phone'): void {
  if (phone === '' && email === '')
    throw invalid(field, 'no_contact', 'Enter a phone number or an email address.');
}
