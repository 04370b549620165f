import { useEffect, useRef } from 'react';
import { groupTitle, groups as groupsLook } from './GlobalSearch.css.ts';
import { Option } from './Option.tsx';
import type { EntryGroup } from './useEntries.tsx';

export interface ResultsProps {
  id: string;
  label: string;
  groups: readonly EntryGroup[];
  /** The index of the marked result, through all groups. */
  active: number;
  onActive: (index: number) => void;
  /** Called when a result was chosen. */
  onDone: () => void;
}

/** The id of a result's row, which the field names as the marked one. */
export const optionId = (list: string, index: number) => `${list}-${index}`;

/** What was found, in its groups; the focus stays in the field. */
export function Results({ id, label, groups, active, onActive, onDone }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  let index = -1;
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={groupsLook}>
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title}>
          <div className={groupTitle} aria-hidden>
            {title}
          </div>
          {entries.map(({ key, act, ...entry }) => {
            index += 1;
            const at = index;
            return (
              <Option
                {...entry}
                key={key}
                id={optionId(id, at)}
                isActive={at === active}
                onActive={() => onActive(at)}
                onAct={() => {
                  act?.();
                  onDone();
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
