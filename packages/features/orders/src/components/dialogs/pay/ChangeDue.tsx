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
      <p className={changeDue} role="status">
        <FormattedMessage {...payWords.changeDue} />
        <span className={changeDueFigure}>{change}</span>
        <FormattedMessage {...payWords.received} values={{ amount: received }} />
      </p>
    </Dialog>
  );
}
