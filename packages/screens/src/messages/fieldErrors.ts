import { defineMessages } from './define.ts';
import { numberMessages } from './number.ts';
import { problemMessages } from './problems.ts';

/** Errors of fields by the code of the refusal. `limits` selects which of `min` and `max` apply. */
export const fieldErrorMessages = defineMessages({
  required: problemMessages.required,
  length: {
    id: 'screens.fieldError.length',
    defaultMessage:
      '{limits, select, least {Use {min} characters or more.} most {Use {max} characters or fewer.} other {Use {min} to {max} characters.}}',
  },
  items: {
    id: 'screens.fieldError.items',
    defaultMessage:
      '{limits, select, least {Choose {min} or more.} most {Choose {max} or fewer.} other {Choose {min} to {max}.}}',
  },
  value: numberMessages.limits,
  whole: { id: 'screens.fieldError.whole', defaultMessage: 'Enter a whole number.' },
  email: {
    id: 'screens.fieldError.email',
    defaultMessage: 'Enter an email address, such as name@example.com.',
  },
  phone: {
    id: 'screens.fieldError.phone',
    defaultMessage: 'Enter a phone number, such as +60123456789.',
  },
  order: { id: 'screens.fieldError.order', defaultMessage: 'The end must be after the start.' },
  overlap: {
    id: 'screens.fieldError.overlap',
    defaultMessage: 'This overlaps another one. Change one of them.',
  },
  past: { id: 'screens.fieldError.past', defaultMessage: 'Choose a time in the future.' },
  taken: { id: 'screens.fieldError.taken', defaultMessage: 'This is already in use.' },
  unknown: {
    id: 'screens.fieldError.unknown',
    defaultMessage: 'This is no longer available. Choose another.',
  },
  out_of_service: {
    id: 'screens.fieldError.outOfService',
    defaultMessage: 'This table is out of service.',
  },
  below_min: {
    id: 'screens.fieldError.belowMin',
    defaultMessage: 'This can’t be less than the minimum.',
  },
  too_few: { id: 'screens.fieldError.tooFew', defaultMessage: 'Choose more.' },
  too_many: { id: 'screens.fieldError.tooMany', defaultMessage: 'This is more than allowed.' },
  other: { id: 'screens.fieldError.other', defaultMessage: 'This value isn’t valid.' },
});
