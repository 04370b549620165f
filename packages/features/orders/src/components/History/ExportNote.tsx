import { Banner, Button } from '@servery/ui';
import { useIntl } from 'react-intl';
import { toolMessages } from '../../messages/history.ts';
import * as styles from './Tools.css.ts';
import type { ExportState } from './useExport.ts';

interface ExportNoteProps {
  state: ExportState;
  onCancel: () => void;
  onDismiss: () => void;
}

/** The progress or result of an export. */
export function ExportNote({ state, onCancel, onDismiss }: ExportNoteProps) {
  const { formatMessage } = useIntl();
  const closing = { onDismiss, dismissLabel: formatMessage(toolMessages.dismiss) };
  if (state.is === 'idle') return null;
  if (state.is === 'failed') {
    return <Banner tone="danger" title={formatMessage(toolMessages.exportFailed)} {...closing} />;
  }
  if (state.is === 'done') {
    const { count, total } = state;
    const isCut = count < total;
    return (
      <Banner
        tone={isCut ? 'warning' : 'success'}
        title={formatMessage(toolMessages.exported, { count })}
        {...closing}
      >
        {isCut && formatMessage(toolMessages.cut, { count, total })}
      </Banner>
    );
  }
  const { done, total } = state;
  const label = formatMessage(toolMessages.exporting, { done, total });
  return (
    <Banner
      tone="neutral"
      isLive={false}
      title={label}
      action={
        <Button tone="neutral" emphasis="outline" onPress={onCancel}>
          {formatMessage(toolMessages.cancel)}
        </Button>
      }
    >
      <progress className={styles.progress} aria-label={label} value={done} max={total || 1} />
    </Banner>
  );
}
