import type { Queue } from '@servery/api';

/** Returns the editable fields of a queue; its state is changed separately. */
export const inputOf = ({
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
