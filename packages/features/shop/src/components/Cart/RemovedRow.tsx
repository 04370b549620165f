import type { CartLine } from '@servery/api/template';
import { Button, Inline, Text, UndoIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { cartWords } from '../../messages/cart.ts';
import { takeFocus } from './takeFocus.ts';

interface RemovedRowProps {
  line: CartLine;
  isFocused: boolean;
  onUndo: () => void;
}

/** Where a product stood that was taken out, and the way back. */
export function RemovedRow({ line, isFocused, onUndo }: RemovedRowProps) {
  const { formatMessage } = useIntl();
  return (
    <Inline justify="between" isWrapping={false}>
      <Text tone="muted" size="s">
        {formatMessage(cartWords.removed, { name: line.name })}
      </Text>
      <Button
        ref={isFocused ? takeFocus : undefined}
        tone="neutral"
        emphasis="outline"
        icon={<UndoIcon />}
        onPress={onUndo}
      >
        {formatMessage(cartWords.undo)}
      </Button>
    </Inline>
  );
}
