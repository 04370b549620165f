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

/** There is one palette at a time. */
export const paletteTitleId = 'servery-command-palette';

export interface PaletteBodyProps extends CommandPaletteProps {
  onRun: (command: Command) => void;
}

/** The field and what it finds, on the page that is open now. */
export function PaletteBody(props: PaletteBodyProps) {
  const { words, groups, recent = [], onQueryChange, isPending, footer, onRun } = props;
  const [query, setQuery] = useState('');
  const [path, setPath] = useState<readonly string[]>([]);
  const [active, setActive] = useState(0);
  const id = useId();
  const page = findPage(groups, path);
  const all = page?.groups ?? groups;
  const lately = { id: 'recent', title: words.recent, commands: pick(all, recent) };
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
        <span id={paletteTitleId}>{words.title}</span>
      </VisuallyHidden>
      <div className={bar}>
        {page ? (
          <IconButton size="s" label={words.back} onPress={back}>
            <ArrowStartIcon />
          </IconButton>
        ) : (
          <SearchIcon aria-hidden />
        )}
        <input
          // The palette is opened to type in it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          key={path.join('/')}
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={rows.length > 0 ? rowId(id, marked) : undefined}
          aria-label={page?.label ?? words.placeholder}
          placeholder={page?.label ?? words.placeholder}
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
        label={words.title}
        groups={found}
        active={marked}
        isPending={isPending}
        onActive={setActive}
        onRun={run}
      />
      {rows.length === 0 && !isPending && <div className={nothing}>{words.empty(query)}</div>}
      <VisuallyHidden isLive>{isPending ? '' : words.count(rows.length)}</VisuallyHidden>
      {footer && <div className={footerLook}>{footer}</div>}
    </>
  );
}
