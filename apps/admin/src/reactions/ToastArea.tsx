import { ToastRegion } from '@servery/ui';
import { useIntl } from 'react-intl';
import { appMessages as messages } from '../appMessages.ts';
import type { ToastsProps } from './Toasts.tsx';

const templateMs = {
  neutral: 4000,
  info: 4000,
  warning: 4000,
  danger: 4000,
  success: 2000,
  pending: Infinity,
} as const;

/**
 * The region in which toasts appear, with the durations and titles of the back office or of the
 * template.
 */
export default function ToastArea({ kind }: ToastsProps) {
  const { formatMessage } = useIntl();
  const habits =
    kind === 'template'
      ? ({ duration: templateMs, removal: 1000, limit: 20, placement: 'top end' } as const)
      : {
          duration: 1000,
          titles: {
            success: formatMessage(messages.successful),
            warning: formatMessage(messages.warning),
            danger: formatMessage(messages.unsuccessful),
          },
        };
  return <ToastRegion {...habits} />;
}
