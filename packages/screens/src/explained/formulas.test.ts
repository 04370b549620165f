import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import ar from '../locales/ar.json' with { type: 'json' };
import { explainMessages } from '../messages/explain.ts';

const { exact, rounded, included, includedRounded } = explainMessages;

test.each([exact, rounded, included, includedRounded])(
  'Arabic sets $id from left to right',
  (message) => {
    const { formatMessage } = createIntl({ locale: 'ar', messages: ar });
    const values = { base: 'B', rate: 'R', whole: 'W', amount: 'A', exact: 'E' };
    const text = formatMessage(message, values);
    expect(text).toMatch(/^\u2066\u2067B\u2069 .* = \u2067[AE]\u2069\u2069/);
  },
);
