import { Button, Card, CheckIcon, Heading, Text } from '@servery/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import * as styles from './modals.css.ts';

interface ExampleProps {
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** The label of the button, if it isn’t the title. */
  action?: MessageDescriptor;
  /** The current state of what the dialog changes. */
  result?: string | undefined;
  /** Renders the dialog while it's open. */
  children: (close: () => void) => ReactNode;
}

/** A card whose button opens a dialog. */
export function Example({ title, text, action = title, result, children }: ExampleProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.cell}>
      <Card padding="l">
        <div className={styles.example}>
          <Heading level={2}>{formatMessage(title)}</Heading>
          <Text as="p" tone="muted">
            {formatMessage(text)}
          </Text>
          <div className={styles.button}>
            {result && (
              <p className={styles.result}>
                <CheckIcon aria-hidden />
                <bdi>{result}</bdi>
              </p>
            )}
            <Button tone="accent" onPress={() => setOpen(true)}>
              {formatMessage(action)}
            </Button>
          </div>
        </div>
      </Card>
      {isOpen && <Suspense>{children(() => setOpen(false))}</Suspense>}
    </div>
  );
}
