import { Banner, Button, Text, TextField } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useProblemWords } from '../../../hooks/useProblemWords.ts';
import type { useQuote } from '../../../hooks/useQuote.ts';
import { deliverWords } from '../../../messages/combine.ts';
import { asking } from './QuoteField.css.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

export interface QuoteFieldProps {
  merchant_id: number;
  quote: ReturnType<typeof useQuote>;
  /** Asks for the quote of a postcode. */
  onAsk: (postcode: string) => void;
}

/** Asks what a delivery costs, and counts down how long the answer stands. */
export function QuoteField({ merchant_id, quote, onAsk }: QuoteFieldProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const words = useProblemWords();
  const [postcode, setPostcode] = useState('');
  const left = useSecondsLeft(quote.data?.expires_at);
  const ask = () => onAsk(postcode.trim());
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <div className={asking}>
        <TextField
          label={formatMessage(deliverWords.postcode)}
          value={postcode}
          onChange={setPostcode}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          autoFocus
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            ask();
          }}
        />
        <Button isPending={quote.isValidating} isDisabled={postcode.trim() === ''} onPress={ask}>
          {formatMessage(deliverWords.quote)}
        </Button>
      </div>
      {quote.error && <Banner tone="danger">{words(quote.error)}</Banner>}
      {quote.data && !quote.error && (
        <Banner
          tone={left > 0 ? 'info' : 'warning'}
          title={formatMessage(deliverWords.quoted, {
            area: quote.data.area,
            fee: money(quote.data.fee),
            minutes: quote.data.minutes,
          })}
          action={
            left === 0 && (
              <Button size="s" onPress={() => void quote.mutate()}>
                {formatMessage(deliverWords.again)}
              </Button>
            )
          }
        />
      )}
      {/* Outside of the banner, which would read out every second. */}
      {quote.data && !quote.error && (
        <Text as="p" size="s" tone="muted" isTabular>
          <FormattedMessage
            {...(left > 0 ? deliverWords.expires : deliverWords.expired)}
            values={{ left: clock }}
          />
        </Text>
      )}
    </>
  );
}
