import { Button, Dialog } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { dialogWords } from '../../../messages/actions.ts';
import { payWords } from '../../../messages/pay.ts';
import { changeDue, changeDueFigure } from './PayDialog.css.ts';

interface ChangeDueProps {
  /** What was taken, as a sentence. */
  title: string;
  /** Amounts, formatted. */
  received: string;
  change: string;
  onClose: () => void;
}

/** The change to give back after cash was taken, large, until it is dismissed. */
export function ChangeDue({ title, received, change, onClose }: ChangeDueProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      size="s"
      title={title}
      closeLabel={formatMessage(dialogWords.close)}
      onOpenChange={onClose}
      footer={(close) => (
        <Button tone="accent" emphasis="solid" size="l" autoFocus onPress={close}>
          {formatMessage(payWords.done)}
        </Button>
      )}
    >
      <div className={changeDue} role="status">
        <p>
          <FormattedMessage {...payWords.changeDue} />
        </p>
        <p className={changeDueFigure}>{change}</p>
        <p>
          <FormattedMessage {...payWords.received} values={{ amount: received }} />
        </p>
      </div>
    </Dialog>
  );
}
