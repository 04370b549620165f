import type { CartLine } from '@servery/api/template';
import { Amount, Avatar, DeleteIcon, IconButton, Inline, Stack, Text } from '@servery/ui';
import { NumberField } from '@servery/words';
import { useIntl } from 'react-intl';
import { usePrice } from '../../hooks/usePrice.ts';
import { cartWords } from '../../messages/cart.ts';
import { takeFocus } from './takeFocus.ts';

const most = 10;

interface CartRowProps {
  line: CartLine;
  /** Takes the focus when it appears: it was just brought back. */
  isFocused: boolean;
  onQuantity: (qty: number) => void;
  onRemove: () => void;
}

/** One product of the cart: what it is, how many, what it comes to. */
export function CartRow({ line, isFocused, onQuantity, onRemove }: CartRowProps) {
  const { formatMessage } = useIntl();
  const price = usePrice();
  const { name, brand, image, qty } = line;
  const say = (words: keyof typeof cartWords) => formatMessage(cartWords[words], { name });
  return (
    <Stack gap="s">
      <Inline gap="m" align="start" justify="between" isWrapping={false}>
        <Inline gap="m" align="start" isWrapping={false}>
          <Avatar name={name} src={image} shape="place" size="l" tone="neutral" isDecorative />
          <Stack gap="none">
            <Text weight="medium">{name}</Text>
            <Text size="s" tone="muted">
              {formatMessage(cartWords.each, { brand, price: price(line.price) })}
            </Text>
          </Stack>
        </Inline>
        <IconButton
          ref={isFocused ? takeFocus : undefined}
          tone="neutral"
          label={say('remove')}
          onPress={onRemove}
        >
          <DeleteIcon />
        </IconButton>
      </Inline>
      <Inline gap="l" justify="between" isWrapping={false}>
        <NumberField
          label={say('quantity')}
          isLabelHidden
          minValue={1}
          maxValue={most}
          value={qty}
          decrementLabel={say('fewer')}
          incrementLabel={say('more')}
          onChange={(next) => {
            // While it is typed it may be nothing yet, or more than a cart holds.
            if (next !== null && Number.isInteger(next) && next >= 1 && next <= most)
              onQuantity(next);
          }}
        />
        <Amount weight="medium">{price(line.price * qty)}</Amount>
      </Inline>
    </Stack>
  );
}
