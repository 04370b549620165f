import { Button, CheckIcon } from '@servery/ui';
import { FormattedMessage } from 'react-intl';
import { boardWords } from '../../messages/board.ts';
import { bar } from './QuietBar.css.ts';

interface QuietBarProps {
  /** How many orders nobody has noticed. */
  count: number;
  onAcknowledge: () => void;
}

/** Quiets the ringing from where a thumb is; it floats, so nothing moves when it goes. */
export function QuietBar({ count, onAcknowledge }: QuietBarProps) {
  if (count === 0) return null;
  return (
    <div className={bar}>
      <Button
        tone="neutral"
        emphasis="solid"
        size="l"
        isWide
        icon={<CheckIcon />}
        onPress={onAcknowledge}
      >
        <FormattedMessage {...boardWords.acknowledgeAll} values={{ count }} />
      </Button>
    </div>
  );
}
