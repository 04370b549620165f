const dayMs = 86_400_000;
/** The shop is in Kuala Lumpur, 8 hours ahead of UTC all year. */
const zoneMs = 8 * 3_600_000;
const usual = '13:30';

/**
 * Returns how far the clocks of a run are ahead of this machine's, in milliseconds, so that the
 * shop's clock shows 13:30 or the time in `SERVERY_TEST_TIME` when it starts. They are never behind:
 * browsers take a response with an old date for stale.
 */
export function aheadOf(now: number, time = process.env['SERVERY_TEST_TIME'] || usual): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (!hours) throw new Error(`SERVERY_TEST_TIME must be a time such as 04:00, not ${time}.`);
  const wanted = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return (wanted + dayMs - ((now + zoneMs) % dayMs)) % dayMs;
}
