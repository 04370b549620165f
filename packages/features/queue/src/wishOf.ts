import type { Queue } from '@servery/api';

/** What editing a queue says of it, beside its state. */
export const wishOf = ({
  name,
  prefix,
  party_min,
  party_max,
  max_length,
  average_minutes,
  call_minutes,
  is_notifying,
}: Queue) => ({
  name,
  prefix,
  party_min,
  party_max,
  max_length,
  average_minutes,
  call_minutes,
  is_notifying,
});
