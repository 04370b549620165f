import { useId, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ArrowStartIcon, SearchIcon } from '../icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CommandList, rowId } from './CommandList.tsx';
import { bar, footer as footerLook, input, nothing } from './CommandPalette.css.ts';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { findPage, pick, type Command } from './commands.ts';
import { rank } from './rank.ts';
import { useCommandPaletteLabels } from './useCommandPaletteLabels.ts';

/** A fixed id, because only one palette is open at a time. */
export const paletteTitleId = 'servery-command-palette';

export interface PaletteBodyProps extends CommandPaletteProps {
  /** Called with a command when it's selected. */
  onRun: (command: Command) => void;
}

/** The search field and the results on the open page. */
export function PaletteBody(props: PaletteBodyProps) {
  const { groups, recent = [], onQueryChange, isPending, footer, onRun } = props;
  const labels = useCommandPaletteLabels(props.labels);
  const [query, setQuery] = useState('');
  const [path, setPath] = useState<readonly string[]>([]);
  const [active, setActive] = useState(0);
  const id = useId();
  const page = findPage(groups, path);
  const all = page?.groups ?? groups;
  const lately = { id: 'recent', title: labels.recent, commands: pick(all, recent) };
  const isAtRest = !page && !query.trim();
  const found = rank(query, isAtRest ? [lately, ...all] : all);
  const rows = found.flatMap(({ commands }) => commands);
  const marked = Math.min(active, rows.length - 1);

  const change = (text: string, to: readonly string[] = path) => {
    setQuery(text);
    setPath(to);
    setActive(0);
    onQueryChange?.(text, to);
  };
  const back = () => change('', path.slice(0, -1));
  const run = (command: Command) => {
    if (command.isDisabled) return;
    if (command.groups) change('', [...path, command.id]);
    else onRun(command);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const command = rows[marked];
    const isLeaving = event.key === 'Escape' || (event.key === 'Backspace' && !query);
    if (step && rows.length > 0) setActive((marked + step + rows.length) % rows.length);
    else if (event.key === 'PageDown') setActive(rows.length - 1);
    else if (event.key === 'PageUp') setActive(0);
    else if (event.key === 'Enter' && command) run(command);
    else if (page && isLeaving) back();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <VisuallyHidden>
        <span id={paletteTitleId}>{labels.title}</span>
      </VisuallyHidden>
      <div className={bar}>
        {page ? (
          <IconButton size="s" label={labels.back} onPress={back}>
            <ArrowStartIcon />
          </IconButton>
        ) : (
          <SearchIcon aria-hidden />
        )}
        <input
          // The palette opens for typing.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          key={path.join('/')}
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={rows.length > 0 ? rowId(id, marked) : undefined}
          aria-label={page?.label ?? labels.placeholder}
          placeholder={page?.label ?? labels.placeholder}
          autoComplete="off"
          spellCheck={false}
          className={input}
          value={query}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isPending && <Spinner />}
      </div>
      <CommandList
        id={id}
        label={labels.title}
        groups={found}
        active={marked}
        isPending={isPending}
        onActive={setActive}
        onRun={run}
      />
      {rows.length === 0 && !isPending && <div className={nothing}>{labels.empty(query)}</div>}
      <VisuallyHidden isLive>{isPending ? '' : labels.count(rows.length)}</VisuallyHidden>
      {footer && <div className={footerLook}>{footer}</div>}
    </>
  );
}
