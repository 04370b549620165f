import { useLink, type LinkTarget } from '@servery/ui';
import type { ReactNode } from 'react';
import * as styles from './GlobalSearch.css.ts';

export interface OptionProps {
  id: string;
  isActive: boolean;
  onActive: () => void;
  icon: ReactNode;
  title: string;
  /** Secondary text below the title. */
  note?: ReactNode;
  /** Content at the end of the row. */
  figure?: ReactNode;
  /** The link's target; omitted for a result that runs an action. */
  target?: LinkTarget;
  onAction: () => void;
}

/** A result, rendered as a link if it has a target, so that it can be opened in a new tab. */
export function Option({ target, ...props }: OptionProps) {
  return target ? <LinkOption {...props} target={target} /> : <ActionOption {...props} />;
}

const optionProps = ({ id, isActive, onActive }: OptionProps) =>
  ({
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.option,
    onPointerMove: () => isActive || onActive(),
  }) as const;

function LinkOption(props: OptionProps & { target: LinkTarget }) {
  const link = useLink({ ...props.target, onPress: props.onAction });
  return (
    <a {...link} {...optionProps(props)}>
      <OptionContent {...props} />
    </a>
  );
}

function ActionOption(props: OptionProps) {
  return (
    // The field handles the keys of the list.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      {...optionProps(props)}
      role="option"
      aria-selected={props.isActive}
      onClick={props.onAction}
    >
      <OptionContent {...props} />
    </div>
  );
}

function OptionContent({ icon, title, note, figure }: OptionProps) {
  return (
    <>
      <span className={styles.sign}>{icon}</span>
      <span className={styles.textBlock}>
        {title}
        {note && <span className={styles.quiet}>{note}</span>}
      </span>
      {figure && <span className={styles.figure}>{figure}</span>}
    </>
  );
}
