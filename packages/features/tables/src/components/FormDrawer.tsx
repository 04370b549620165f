import { Banner, Button, Drawer } from '@servery/ui';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { commonWords as words } from '../messages/common.ts';
import * as styles from './page.css.ts';

interface FormDrawerProps {
  title: string;
  /** What the button that saves says. */
  action: string;
  children: ReactNode;
  size?: 'm' | 'l';
  /** What stands in the way, besides single fields. */
  trouble: string | undefined;
  isPending: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** A form beside the list that it is about. */
export function FormDrawer(props: FormDrawerProps) {
  const { title, action, children, size = 'm', trouble, isPending, onSubmit, onClose } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      size={size}
      closeLabel={formatMessage(words.close)}
      isPending={isPending}
      footer={(close) => (
        <>
          <Button tone="neutral" onPress={close} isDisabled={isPending}>
            {formatMessage(words.cancel)}
          </Button>
          <Button type="submit" form={id} tone="accent" emphasis="solid" isPending={isPending}>
            {action}
          </Button>
        </>
      )}
    >
      <form
        id={id}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onSubmit();
        }}
      >
        {trouble && (
          <Banner tone="danger" isLive>
            {trouble}
          </Banner>
        )}
        {children}
      </form>
    </Drawer>
  );
}
