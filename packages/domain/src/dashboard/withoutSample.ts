/** Returns the outlets without those of the sample; all of them if there are no others. */
export function withoutSample<Outlet extends { is_sample: boolean }>(
  outlets: readonly Outlet[],
): readonly Outlet[] {
  const real = outlets.filter(({ is_sample }) => !is_sample);
  return real.length > 0 ? real : outlets;
}
