/**
 * The limits of working time, in minutes: the defaults of Malaysia's Employment Act 1955, section
 * 60A(1), since 2023. Not settings yet. Sarawak's Labour Ordinance has a week of 48 hours.
 */
export const workLimits = {
  /** Work beyond 8 hours a day is overtime. */
  day: 8 * 60,
  /** Work beyond 45 hours a week is overtime. */
  week: 45 * 60,
  /** The longest time from the first clock-in to the last clock-out of a day. */
  spread: 10 * 60,
  /** The longest work without a rest. */
  run: 5 * 60,
  /** The shortest break that is a rest. */
  rest: 30,
} as const;
