import { useEffect, useRef } from 'react';
import { ChevronEndIcon } from '../icons.ts';
import { groupTitle, list, note, option, shortcut, sign, labels } from './CommandPalette.css.ts';
import type { Command, CommandGroup } from './commands.ts';

export interface CommandListProps {
  /** The id of the list. */
  id: string;
  /** The accessible name of the list. */
  label: string;
  /** The commands that were found, in groups. */
  groups: readonly CommandGroup[];
  /** The index of the highlighted command among all groups. */
  active: number;
  /**
   * Whether more results are loading.
   * @default false
   */
  isPending?: boolean;
  /** Called with the index of the command under the pointer. */
  onActive: (index: number) => void;
  /** Called with a command when it's pressed. */
  onRun: (command: Command) => void;
}

/** Returns the id of a command's row. */
export const rowId = (list: string, index: number) => `${list}-${index}`;

/** The commands that were found, under their headings. Focus stays in the field. */
export function CommandList(props: CommandListProps) {
  const { id, label, groups, active, isPending, onActive, onRun } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, groups]);
  let index = -1;
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-busy={isPending}
      className={list}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={group.title}>
          <div className={groupTitle} aria-hidden>
            {group.title}
          </div>
          {group.commands.map((command) => {
            index += 1;
            const at = index;
            return (
              // The field handles the keys of its list.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={command.id}
                id={rowId(id, at)}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                aria-disabled={command.isDisabled}
                className={option}
                onPointerMove={() => at === active || onActive(at)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onRun(command)}
              >
                {command.icon && <span className={sign}>{command.icon}</span>}
                <span className={labels}>
                  {command.label}
                  {command.description && <span className={note}>{command.description}</span>}
                </span>
                {command.shortcut && <kbd className={shortcut}>{command.shortcut}</kbd>}
                {command.groups && <ChevronEndIcon aria-hidden className={sign} />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
