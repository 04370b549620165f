import { getQuote, limitsOf } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Banner, Button, Text, TextField } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../hooks/useProblemText.ts';
import type { useQuote } from '../../../hooks/useQuote.ts';
import { deliverMessages } from '../../../messages/combine.ts';
import { asking } from './QuoteField.css.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface QuoteFieldProps {
  merchant_id: number;
  quote: ReturnType<typeof useQuote>;
  /** Requests a quote for a postcode. */
  onAsk: (postcode: string) => void;
}

/** Requests the price of a delivery, with a countdown of how long the quote is valid. */
export function QuoteField({ merchant_id, quote, onAsk }: QuoteFieldProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const problemText = useProblemText();
  const [postcode, setPostcode] = useState('');
  const left = useSecondsLeft(quote.data?.expires_at);
  const ask = () => onAsk(postcode.trim());
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <div className={asking}>
        <TextField
          label={formatMessage(deliverMessages.postcode)}
          value={postcode}
          onChange={setPostcode}
          inputMode="numeric"
          autoComplete="off"
          {...limitsOf(getQuote.query, 'postcode')}
          autoFocus
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            ask();
          }}
        />
        <Button isPending={quote.isValidating} isDisabled={postcode.trim() === ''} onPress={ask}>
          {formatMessage(deliverMessages.quote)}
        </Button>
      </div>
      {quote.error && <Banner tone="danger">{problemText(quote.error)}</Banner>}
      {quote.data && !quote.error && (
        <Banner
          tone={left > 0 ? 'info' : 'warning'}
          title={formatMessage(deliverMessages.quoted, {
            area: quote.data.area,
            fee: money(quote.data.fee),
            minutes: quote.data.minutes,
          })}
          action={
            left === 0 && (
              <Button size="s" onPress={() => void quote.mutate()}>
                {formatMessage(deliverMessages.again)}
              </Button>
            )
          }
        />
      )}
      {/* Outside the banner, which would announce every second. */}
      {quote.data && !quote.error && (
        <Text as="p" size="s" tone="muted" isTabular>
          <FormattedMessage
            {...(left > 0 ? deliverMessages.expires : deliverMessages.expired)}
            values={{ left: clock }}
          />
        </Text>
      )}
    </>
  );
}
