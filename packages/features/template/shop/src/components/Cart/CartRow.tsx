import type { CartLine } from '@servery/api/template';
import { Amount, Avatar, DeleteIcon, IconButton, Inline, Stack, Text } from '@servery/ui';
import { NumberField } from '@servery/screens';
import { useIntl } from 'react-intl';
import { useSampleMoney } from '@servery/screens/sample-money';
import { cartMessages } from '../../messages/cart.ts';
import { takeFocus } from '@servery/screens/take-focus';

const most = 10;

interface CartRowProps {
  line: CartLine;
  /** Whether the row takes the focus when it mounts, because it was just restored. */
  isFocused: boolean;
  onQuantity: (qty: number) => void;
  onRemove: () => void;
}

/** A product in the cart with its quantity and price. */
export function CartRow({ line, isFocused, onQuantity, onRemove }: CartRowProps) {
  const { formatMessage } = useIntl();
  const price = useSampleMoney();
  const { name, brand, image, qty } = line;
  const textOf = (key: keyof typeof cartMessages) => formatMessage(cartMessages[key], { name });
  return (
    <Stack gap="s">
      <Inline gap="m" align="start" justify="between" isWrapping={false}>
        <Inline gap="m" align="start" isWrapping={false}>
          <Avatar name={name} src={image} shape="place" size="l" tone="neutral" isDecorative />
          <Stack gap="none">
            <Text weight="medium">{name}</Text>
            <Text size="s" tone="muted">
              {formatMessage(cartMessages.each, { brand, price: price(line.price) })}
            </Text>
          </Stack>
        </Inline>
        <IconButton
          ref={isFocused ? takeFocus : undefined}
          tone="neutral"
          label={textOf('remove')}
          onPress={onRemove}
        >
          <DeleteIcon />
        </IconButton>
      </Inline>
      <Inline gap="l" justify="between" isWrapping={false}>
        <NumberField
          label={textOf('quantity')}
          isLabelHidden
          minValue={1}
          maxValue={most}
          value={qty}
          decrementLabel={textOf('fewer')}
          incrementLabel={textOf('more')}
          onChange={(next) => {
            // While it's typed, the number may be empty.
            if (next !== null) onQuantity(next);
          }}
        />
        <Amount weight="medium">{price(line.price * qty)}</Amount>
      </Inline>
    </Stack>
  );
}
