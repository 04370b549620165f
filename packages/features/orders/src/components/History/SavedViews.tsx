import { Button, CloseIcon, IconButton, Popover, TextField } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { countFilters, type HistoryView } from '../../historyQuery.ts';
import { toolMessages } from '../../messages/history.ts';
import { areViews, changeOf, saveView, type SavedView } from './savedViews.ts';
import { ToolButton, type ToolButtonProps } from './ToolButton.tsx';
import * as styles from './Tools.css.ts';
import { useStored } from '@servery/screens/stored';

interface SavedViewsProps {
  view: HistoryView;
  today: string;
  /** The owner of the views, used as a part of the storage key. */
  owner: string;
  onChange: (change: Partial<HistoryView>) => void;
  button: ToolButtonProps;
}

/** A list of saved filters, with a field to save the current ones. */
export function SavedViews({ owner, button, ...props }: SavedViewsProps) {
  const { formatMessage } = useIntl();
  const [views, setViews] = useStored<SavedView[]>(`servery.history.views.${owner}`, [], areViews);
  return (
    <Popover
      title={formatMessage(toolMessages.views)}
      placement="bottom end"
      trigger={<ToolButton {...button} />}
    >
      {(close) => <Views {...props} views={views} setViews={setViews} close={close} />}
    </Popover>
  );
}

interface ViewsProps extends Omit<SavedViewsProps, 'owner' | 'button'> {
  views: SavedView[];
  setViews: (views: SavedView[]) => void;
  close: () => void;
}

function Views({ view, today, onChange, views, setViews, close }: ViewsProps) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState('');
  const save = () => {
    setViews(saveView(views, name.trim(), view, today));
    setName('');
  };
  return (
    <div className={styles.list}>
      {views.map((saved) => (
        <div key={saved.name} className={styles.savedView}>
          <Button
            tone="neutral"
            emphasis="ghost"
            isWide
            onPress={() => {
              onChange(changeOf(saved, today));
              close();
            }}
          >
            {saved.name}
          </Button>
          <IconButton
            label={formatMessage(toolMessages.removeView, { name: saved.name })}
            onPress={() => setViews(views.filter((other) => other !== saved))}
          >
            <CloseIcon />
          </IconButton>
        </div>
      ))}
      {countFilters(view) === 0 && views.length === 0 && (
        <p className={styles.hint}>{formatMessage(toolMessages.noViews)}</p>
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
            label={formatMessage(toolMessages.viewName)}
            maxLength={40}
            value={name}
            onChange={setName}
          />
          <Button type="submit">{formatMessage(toolMessages.saveView)}</Button>
        </form>
      )}
    </div>
  );
}
