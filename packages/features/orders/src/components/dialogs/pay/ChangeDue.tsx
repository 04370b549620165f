import { Button, Dialog } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { payMessages } from '../../../messages/pay.ts';
import { changeDue, changeDueFigure } from './PayDialog.css.ts';

interface ChangeDueProps {
  /** A sentence with the amount taken. */
  title: string;
  /** Amounts, formatted. */
  received: string;
  change: string;
  onClose: () => void;
}

/** The change to give back after a cash payment, in large type, until dismissed. */
export function ChangeDue({ title, received, change, onClose }: ChangeDueProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      size="s"
      title={title}
      onOpenChange={onClose}
      footer={(close) => (
        <Button tone="accent" emphasis="solid" size="l" autoFocus onPress={close}>
          {formatMessage(payMessages.done)}
        </Button>
      )}
    >
      <div className={changeDue} role="status">
        <p>
          <FormattedMessage {...payMessages.changeDue} />
        </p>
        <p className={changeDueFigure}>{change}</p>
        <p>
          <FormattedMessage {...payMessages.received} values={{ amount: received }} />
        </p>
      </div>
    </Dialog>
  );
}
