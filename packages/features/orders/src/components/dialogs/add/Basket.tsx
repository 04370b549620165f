import { useFormat } from '@servery/screens';
import { Heading, IconButton, MinusIcon, PlusIcon, Text } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { addMessages } from '../../../messages/add.ts';
import { figures, grows, quiet, row, rows } from '../choices.css.ts';
import type { BasketLine } from './basketLines.ts';

export interface BasketProps {
  merchant_id: number;
  lines: readonly BasketLine[];
  onMore: (line: BasketLine) => void;
  onFewer: (line: BasketLine) => void;
}

/** The items about to be added. */
export function Basket({ merchant_id, lines, onMore, onFewer }: BasketProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const textsOf = ({ options_text, note, seat }: BasketLine) =>
    [options_text, note, seat && formatMessage(addMessages.seat, { seat })].filter(Boolean);
  return (
    <section aria-live="polite">
      <Heading level={3} size="s">
        {formatMessage(addMessages.basket)}
      </Heading>
      {lines.length === 0 && (
        <Text as="p" tone="muted">
          <FormattedMessage {...addMessages.empty} />
        </Text>
      )}
      <ul className={rows}>
        {lines.map((line) => (
          <li key={line.key} className={row}>
            <span className={grows}>
              {line.name}
              {textsOf(line).length > 0 && <p className={quiet}>{textsOf(line).join(' · ')}</p>}
            </span>
            <IconButton
              emphasis="outline"
              label={formatMessage(addMessages.remove, { name: line.name })}
              onPress={() => onFewer(line)}
            >
              <MinusIcon />
            </IconButton>
            <span className={figures}>{line.quantity}</span>
            <IconButton
              emphasis="outline"
              label={formatMessage(addMessages.another, { name: line.name })}
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
