import { useEffect, useRef } from 'react';
import { groupTitle, groups as groupsLook } from './GlobalSearch.css.ts';
import { Option } from './Option.tsx';
import type { EntryGroup } from './useEntries.tsx';

export interface ResultsProps {
  id: string;
  label: string;
  groups: readonly EntryGroup[];
  /** The index of the active result across all groups. */
  active: number;
  onActive: (index: number) => void;
  /** Called after a result was chosen. */
  onDone: () => void;
}

/** Returns the id of a result's element, for `aria-activedescendant` of the field. */
export const optionId = (list: string, index: number) => `${list}-${index}`;

/** The results in groups; the focus stays in the field. */
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
          {entries.map(({ key, action, ...entry }) => {
            index += 1;
            const at = index;
            return (
              <Option
                {...entry}
                key={key}
                id={optionId(id, at)}
                isActive={at === active}
                onActive={() => onActive(at)}
                onAction={() => {
                  action?.();
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
