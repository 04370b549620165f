/** The reasons that staff can choose when they void, comp, reject, cancel, reverse or reopen. */
export const changeReasons = [
  'too_busy',
  'sold_out',
  'closing_soon',
  'guest_unreachable',
  'mistake',
  'duplicate',
  'wrong_table',
  'training',
  'guest_changed',
  'no_show',
  'kitchen_trouble',
  'sent_back',
  'waited',
  'quality',
  'gesture',
  'wrong_tender',
  'wrong_amount',
  'wrong_order',
  'too_early',
  'guest_adds',
] as const;

/**
 * Every reason that a stored change can have. `not_recorded` means that the reason was lost;
 * requests can't use it.
 */
export const storedReasons = [...changeReasons, 'not_recorded'] as const;
export type ReasonCode = (typeof storedReasons)[number];
