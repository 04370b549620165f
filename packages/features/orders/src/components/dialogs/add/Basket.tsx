import { Heading, IconButton, MinusIcon, PlusIcon, Text } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../../hooks/useFormat.ts';
import { addWords } from '../../../messages/add.ts';
import { figures, grows, quiet, row, rows } from '../choices.css.ts';
import type { BasketLine } from './basketLines.ts';

export interface BasketProps {
  merchant_id: number;
  lines: readonly BasketLine[];
  onMore: (line: BasketLine) => void;
  onFewer: (line: BasketLine) => void;
}

/** What is about to be added. */
export function Basket({ merchant_id, lines, onMore, onFewer }: BasketProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  return (
    <section aria-live="polite">
      <Heading level={3} size="s">
        {formatMessage(addWords.basket)}
      </Heading>
      {lines.length === 0 && (
        <Text as="p" tone="muted">
          <FormattedMessage {...addWords.empty} />
        </Text>
      )}
      <ul className={rows}>
        {lines.map((line) => (
          <li key={line.key} className={row}>
            <span className={grows}>
              {line.name}
              {(line.options_text || line.note) && (
                <p className={quiet}>
                  {[line.options_text, line.note].filter(Boolean).join(' · ')}
                </p>
              )}
            </span>
            <IconButton
              emphasis="outline"
              label={formatMessage(addWords.remove, { name: line.name })}
              onPress={() => onFewer(line)}
            >
              <MinusIcon />
            </IconButton>
            <span className={figures}>{line.quantity}</span>
            <IconButton
              emphasis="outline"
              label={formatMessage(addWords.another, { name: line.name })}
              onPress={() => onMore(line)}
            >
              <PlusIcon />
            </IconButton>
            <span className={figures}>{money(line.quantity * line.price)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
