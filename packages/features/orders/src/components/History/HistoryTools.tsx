import { DownloadIcon, ShowIcon, StarIcon, onDemand } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { HistoryView } from '../../historyQuery.ts';
import { toolMessages } from '../../messages/history.ts';
import type { HistoryColumn } from './columns.tsx';
import { ToolButton } from './ToolButton.tsx';
import * as styles from './Tools.css.ts';

const SavedViews = onDemand(async () => (await import('./SavedViews.tsx')).SavedViews);
const ColumnChoice = onDemand(async () => (await import('./ColumnChoice.tsx')).ColumnChoice);

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
  isCompact: boolean;
}

/** Saved views, the column picker and the export. */
export function HistoryTools({ columns, hidden, onHide, onExport, ...props }: HistoryToolsProps) {
  const { formatMessage } = useIntl();
  const { isCompact, isExporting, ...views } = props;
  const saved = { icon: <StarIcon />, label: formatMessage(toolMessages.views), isCompact };
  const choice = { icon: <ShowIcon />, label: formatMessage(toolMessages.columns), isCompact };
  return (
    <div className={styles.tools}>
      <SavedViews {...views} button={saved}>
        {(onPress) => <ToolButton {...saved} onPress={onPress} />}
      </SavedViews>
      <ColumnChoice columns={columns} hidden={hidden} onChange={onHide} button={choice}>
        {(onPress) => <ToolButton {...choice} onPress={onPress} />}
      </ColumnChoice>
      <ToolButton
        icon={<DownloadIcon />}
        label={formatMessage(toolMessages.export)}
        isCompact={isCompact}
        isPending={isExporting}
        onPress={onExport}
      />
    </div>
  );
}
