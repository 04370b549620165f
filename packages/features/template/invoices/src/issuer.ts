/** The restaurant that issues the invoices. */
export const issuer = {
  name: 'Periuk & Pelita',
  lines: [
    'Catering from a very warm kitchen',
    '27 Jalan Pelita, 50400 Kuala Lumpur',
    '+60 3 5550 2727',
  ],
  email: 'invoices@periukpelita.example',
};
