import type { AuthPlan } from '@servery/api/template';
import { isCardNumber } from '@servery/ui/mask';
import type { AuthForm } from '../hooks/useAuthForm.ts';
import type { Refusal, Refusals } from '../refusals.ts';
import { isFuture } from '../rules/isFuture.ts';
import { mailRefusal } from '../rules/isMail.ts';
import { passwordRefusal, repeatRefusal } from '../rules/passwordRules.ts';
import { costs } from '../rules/plans.ts';

/** The initial values of all steps, by their names in the API. */
export const emptySteps = {
  username: '',
  email: '',
  password: '',
  repeat: '',
  first_name: '',
  last_name: '',
  phone: '',
  street: '',
  postcode: '',
  city: '',
  plan: 'service' as AuthPlan,
  'card.number': '',
  'card.holder': '',
  'card.expires': '',
  'card.code': '',
};
export type StepValues = typeof emptySteps;
export type StepField = keyof StepValues;
/** Returns the props of a field, with its value and error. */
export type StepFieldOf = AuthForm<StepValues>['field'];

/** The fields of each step. */
export const stepFields = {
  account: ['username', 'email', 'password', 'repeat'],
  personal: ['first_name', 'last_name', 'phone', 'street', 'postcode', 'city'],
  billing: ['plan', 'card.number', 'card.holder', 'card.expires', 'card.code'],
} as const satisfies Record<string, readonly StepField[]>;

export type StepId = keyof typeof stepFields;

/** Returns the step that contains a field. */
export const stepOf = (field: StepField): StepId =>
  (Object.keys(stepFields) as StepId[]).find((id) =>
    (stepFields[id] as readonly StepField[]).includes(field),
  ) ?? 'account';

/** Removes the separators from a phone number. */
const dialled = (phone: string) => phone.replace(/[\s()./-]/g, '');

const filled = (text: string): Refusal | undefined => (text.trim() ? undefined : 'required');

function checkCard(values: StepValues, now: Date): Refusals<StepField> {
  if (!costs(values.plan)) return {};
  const number = values['card.number'];
  const expires = values['card.expires'];
  const code = values['card.code'];
  return {
    'card.number': filled(number) ?? (isCardNumber(number) ? undefined : 'card'),
    'card.holder': filled(values['card.holder']),
    'card.expires': filled(expires) ?? (isFuture(expires, now) ? undefined : 'expires'),
    'card.code': filled(code) ?? (/^\d{3,4}$/.test(code) ? undefined : 'cvc'),
  };
}

/** Returns the validation errors of all steps. */
export const checkSteps = (values: StepValues, now = new Date()): Refusals<StepField> => ({
  username: filled(values.username),
  email: mailRefusal(values.email),
  password: passwordRefusal(values.password),
  repeat: repeatRefusal(values.password, values.repeat),
  first_name: filled(values.first_name),
  last_name: filled(values.last_name),
  phone:
    filled(values.phone) ?? (/^\+[1-9]\d{6,14}$/.test(dialled(values.phone)) ? undefined : 'phone'),
  street: filled(values.street),
  postcode: filled(values.postcode),
  city: filled(values.city),
  ...checkCard(values, now),
});

/** Returns the request body of the steps. A free plan sends no card. */
export function sentOf({ repeat: _, ...values }: StepValues) {
  const { 'card.number': number, 'card.holder': holder, ...others } = values;
  const { 'card.expires': expires, 'card.code': code, ...rest } = others;
  const card = costs(rest.plan) ? { number, holder, expires, code } : null;
  return { ...rest, phone: dialled(rest.phone), card };
}
