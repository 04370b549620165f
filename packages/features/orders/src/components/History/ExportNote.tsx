import { Banner, Button } from '@servery/ui';
import { useIntl } from 'react-intl';
import { toolWords } from '../../messages/history.ts';
import * as styles from './Tools.css.ts';
import type { ExportState } from './useExport.ts';

interface ExportNoteProps {
  state: ExportState;
  onCancel: () => void;
  onDismiss: () => void;
}

/** How far an export is, and what came of it. */
export function ExportNote({ state, onCancel, onDismiss }: ExportNoteProps) {
  const { formatMessage } = useIntl();
  const closing = { onDismiss, dismissLabel: formatMessage(toolWords.dismiss) };
  if (state.is === 'idle') return null;
  if (state.is === 'failed') {
    return <Banner tone="danger" title={formatMessage(toolWords.exportFailed)} {...closing} />;
  }
  if (state.is === 'done') {
    const { count, total } = state;
    const isCut = count < total;
    return (
      <Banner
        tone={isCut ? 'warning' : 'success'}
        title={formatMessage(toolWords.exported, { count })}
        {...closing}
      >
        {isCut && formatMessage(toolWords.cut, { count, total })}
      </Banner>
    );
  }
  const { done, total } = state;
  const label = formatMessage(toolWords.exporting, { done, total });
  return (
    <Banner
      tone="neutral"
      isLive={false}
      title={label}
      action={
        <Button tone="neutral" emphasis="outline" onPress={onCancel}>
          {formatMessage(toolWords.cancel)}
        </Button>
      }
    >
      <progress className={styles.progress} aria-label={label} value={done} max={total || 1} />
    </Banner>
  );
}
