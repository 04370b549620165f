import type { CartLine } from '@servery/api/template';
import { Button, Inline, Text, UndoIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { cartMessages } from '../../messages/cart.ts';
import { takeFocus } from '@servery/screens/take-focus';

interface RemovedRowProps {
  line: CartLine;
  isFocused: boolean;
  onUndo: () => void;
}

/** Replaces the row of a removed product and offers "Undo". */
export function RemovedRow({ line, isFocused, onUndo }: RemovedRowProps) {
  const { formatMessage } = useIntl();
  return (
    <Inline justify="between" isWrapping={false}>
      <Text tone="muted" size="s">
        {formatMessage(cartMessages.removed, { name: line.name })}
      </Text>
      <Button
        ref={isFocused ? takeFocus : undefined}
        tone="neutral"
        emphasis="outline"
        icon={<UndoIcon />}
        onPress={onUndo}
      >
        {formatMessage(cartMessages.undo)}
      </Button>
    </Inline>
  );
}
