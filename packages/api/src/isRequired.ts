import { safeParse, type GenericSchema } from 'valibot';

const blanks = [undefined, null, '', false, []];

/** Whether a field must be filled in: its schema takes no blank value. */
export const isRequired = (field: GenericSchema): boolean =>
  blanks.every((blank) => !safeParse(field, blank).success);
