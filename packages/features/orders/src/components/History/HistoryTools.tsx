import { Button, DownloadIcon, StarIcon, TableIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { HistoryView } from '../../historyQuery.ts';
import { toolWords } from '../../messages/history.ts';
import type { HistoryColumn } from './columns.tsx';
import { onDemand } from './onDemand.tsx';
import * as styles from './Tools.css.ts';

const SavedViews = onDemand(() => import('./SavedViews.tsx'));
const ColumnChoice = onDemand(() => import('./ColumnChoice.tsx'));

interface HistoryToolsProps {
  view: HistoryView;
  today: string;
  owner: string;
  onChange: (change: Partial<HistoryView>) => void;
  columns: readonly HistoryColumn[];
  hidden: readonly string[];
  onHide: (hidden: string[]) => void;
  isExporting: boolean;
  onExport: () => void;
}

/** Saved views, the choice of columns, and the export of what is on screen. */
export function HistoryTools({ view, today, owner, onChange, ...props }: HistoryToolsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.tools}>
      <SavedViews view={view} today={today} owner={owner} onChange={onChange}>
        {(onPress) => (
          <Button tone="neutral" emphasis="ghost" icon={<StarIcon />} onPress={onPress}>
            {formatMessage(toolWords.views)}
          </Button>
        )}
      </SavedViews>
      <ColumnChoice columns={props.columns} hidden={props.hidden} onChange={props.onHide}>
        {(onPress) => (
          <Button tone="neutral" emphasis="ghost" icon={<TableIcon />} onPress={onPress}>
            {formatMessage(toolWords.columns)}
          </Button>
        )}
      </ColumnChoice>
      <Button
        tone="neutral"
        emphasis="ghost"
        icon={<DownloadIcon />}
        isPending={props.isExporting}
        onPress={props.onExport}
      >
        {formatMessage(toolWords.export)}
      </Button>
    </div>
  );
}
