import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { TreeItem as AriaItem, TreeItemContent } from 'react-aria-components/Tree';
import { CheckIcon, ChevronEndIcon, MinusIcon } from '../icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { Chosen, TreeNode } from './cascade.ts';
import { box, check, chevron, end, gap, icon, row, sign, waiting, labels } from './Tree.css.ts';

/** An item of a `Tree`. */
export interface TreeItem extends TreeNode {
  /** The name of the item. */
  label: string;
  /** An icon before the name. */
  icon?: ReactNode;
  /** A count or a short text at the end. */
  end?: ReactNode;
  /** The items below this one. */
  items?: readonly TreeItem[];
  /**
   * Whether the item has children that load when it's expanded.
   * @default false
   */
  hasMore?: boolean;
}

export interface TreeRowProps {
  /** The item. */
  item: TreeItem;
  /** The selected part of each node, by its id. */
  parts: ReadonlyMap<string, Chosen>;
  /** Whether rows have checkboxes. */
  hasCheckboxes: boolean;
  /** The text that is shown while children load. */
  loadingLabel: string;
}

/** Returns the key of the loading row in a branch. */
const waitingKey = (id: string) => `${id} waits`;

const signs = { all: <CheckIcon aria-hidden />, some: <MinusIcon aria-hidden />, none: null };

/** A row of a tree, and the rows below it. */
export function TreeRow({ item, ...shared }: TreeRowProps) {
  const { parts, hasCheckboxes, loadingLabel } = shared;
  const isWaiting = item.hasMore && !item.items;
  const part = parts.get(item.id) ?? 'none';
  return (
    <AriaItem
      id={item.id}
      textValue={item.label}
      isDisabled={item.isDisabled}
      hasChildItems={isWaiting || Boolean(item.items?.length)}
      className={row}
    >
      <TreeItemContent>
        {({ hasChildItems }) => (
          <>
            {hasChildItems ? (
              <Button slot="chevron" className={chevron}>
                <span className={sign}>
                  <ChevronEndIcon aria-hidden />
                </span>
              </Button>
            ) : (
              <span className={gap} />
            )}
            {hasCheckboxes && (
              <CheckboxField slot="selection" isIndeterminate={part === 'some'}>
                <CheckboxButton className={check}>
                  <span className={box}>{signs[part]}</span>
                </CheckboxButton>
              </CheckboxField>
            )}
            {item.icon && <span className={icon}>{item.icon}</span>}
            <span className={labels}>{item.label}</span>
            {item.end && <span className={end}>{item.end}</span>}
          </>
        )}
      </TreeItemContent>
      {isWaiting ? (
        <AriaItem id={waitingKey(item.id)} textValue={loadingLabel} isDisabled className={row}>
          <TreeItemContent>
            <span className={gap} />
            <span className={waiting}>
              <Spinner />
              {loadingLabel}
            </span>
          </TreeItemContent>
        </AriaItem>
      ) : (
        item.items?.map((child) => <TreeRow key={child.id} {...shared} item={child} />)
      )}
    </AriaItem>
  );
}
