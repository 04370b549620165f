/** The badge tones of the states of a payment. */
export const paymentTones = {
  captured: 'success',
  pending: 'warning',
  authorised: 'info',
  failed: 'danger',
  cancelled: 'neutral',
  reversed: 'neutral',
} as const;
