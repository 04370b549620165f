import { Button, EmptyState } from '@servery/ui';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { appWords as words } from '../words.ts';
import { cover } from './Maintenance.css.ts';

/** Stands over everything, open dialogs too, while the server is looked after; what was typed waits beneath. */
export function Maintenance({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    const beneath = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== ref.current && !element.inert,
    );
    ref.current?.focus();
    for (const element of beneath) element.inert = true;
    return () => {
      for (const element of beneath) element.inert = false;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return createPortal(
    <div
      ref={ref}
      role="alertdialog"
      aria-label={formatMessage(words.maintenanceTitle)}
      tabIndex={-1}
      // Where an open dialog makes everything else inert, not this.
      data-react-aria-top-layer="true"
      className={cover}
    >
      <EmptyState
        title={formatMessage(words.maintenanceTitle)}
        action={<Button onPress={onRetry}>{formatMessage(words.retry)}</Button>}
      >
        {formatMessage(words.maintenanceText)}
      </EmptyState>
    </div>,
    document.body,
  );
}
