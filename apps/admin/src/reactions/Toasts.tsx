import { ToastRegion } from '@servery/ui';
import { useIntl } from 'react-intl';
import { appWords as words } from '../words.ts';

const templateMs = {
  neutral: 4000,
  info: 4000,
  warning: 4000,
  danger: 4000,
  success: 2000,
  pending: Infinity,
} as const;

export interface ToastsProps {
  /** Whose habits: the back office's, or the template's. */
  kind: 'backOffice' | 'template';
}

/** Where the app says what just happened, once on a page. */
export function Toasts({ kind }: ToastsProps) {
  const { formatMessage } = useIntl();
  const habits =
    kind === 'template'
      ? ({ duration: templateMs, removal: 1000, limit: 20, placement: 'top end' } as const)
      : {
          duration: 1000,
          titles: {
            success: formatMessage(words.successful),
            warning: formatMessage(words.warning),
            danger: formatMessage(words.unsuccessful),
          },
        };
  return (
    <ToastRegion
      label={formatMessage(words.notifications)}
      closeLabel={formatMessage(words.close)}
      {...habits}
    />
  );
}
