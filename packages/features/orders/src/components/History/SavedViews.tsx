import { Button, CloseIcon, IconButton, Popover, TextField } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { countFilters, type HistoryView } from '../../historyQuery.ts';
import { toolWords } from '../../messages/history.ts';
import { areViews, changeOf, saveView, type SavedView } from './savedViews.ts';
import { ToolButton, type ToolButtonProps } from './ToolButton.tsx';
import * as styles from './Tools.css.ts';
import { useStored } from './useStored.ts';

interface SavedViewsProps {
  view: HistoryView;
  today: string;
  /** Whose views, as a part of the key they are kept under. */
  owner: string;
  onChange: (change: Partial<HistoryView>) => void;
  button: ToolButtonProps;
}

/** Filters that were saved under a name, and a field to save those of now. */
export function SavedViews({ owner, button, ...props }: SavedViewsProps) {
  const { formatMessage } = useIntl();
  const [views, keep] = useStored<SavedView[]>(`servery.history.views.${owner}`, [], areViews);
  return (
    <Popover
      title={formatMessage(toolWords.views)}
      placement="bottom end"
      trigger={<ToolButton {...button} />}
    >
      {(close) => <Views {...props} views={views} keep={keep} close={close} />}
    </Popover>
  );
}

interface ViewsProps extends Omit<SavedViewsProps, 'owner' | 'button'> {
  views: SavedView[];
  keep: (views: SavedView[]) => void;
  close: () => void;
}

function Views({ view, today, onChange, views, keep, close }: ViewsProps) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState('');
  const save = () => {
    keep(saveView(views, name.trim(), view, today));
    setName('');
  };
  return (
    <div className={styles.list}>
      {views.map((one) => (
        <div key={one.name} className={styles.savedView}>
          <Button
            tone="neutral"
            emphasis="ghost"
            isWide
            onPress={() => {
              onChange(changeOf(one, today));
              close();
            }}
          >
            {one.name}
          </Button>
          <IconButton
            label={formatMessage(toolWords.removeView, { name: one.name })}
            onPress={() => keep(views.filter((other) => other !== one))}
          >
            <CloseIcon />
          </IconButton>
        </div>
      ))}
      {countFilters(view) === 0 && views.length === 0 && (
        <p className={styles.hint}>{formatMessage(toolWords.noViews)}</p>
      )}
      {countFilters(view) > 0 && (
        <form
          className={styles.save}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim()) save();
          }}
        >
          <TextField
            label={formatMessage(toolWords.viewName)}
            maxLength={40}
            value={name}
            onChange={setName}
          />
          <Button type="submit">{formatMessage(toolWords.saveView)}</Button>
        </form>
      )}
    </div>
  );
}
