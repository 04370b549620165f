import { useLink, type LinkTarget } from '@servery/ui';
import type { ReactNode } from 'react';
import * as styles from './GlobalSearch.css.ts';

export interface OptionProps {
  id: string;
  isActive: boolean;
  onActive: () => void;
  icon: ReactNode;
  title: string;
  /** A quiet line below. */
  note?: ReactNode;
  /** What stands at the end. */
  figure?: ReactNode;
  /** A link's target; what acts instead of leading somewhere has none. */
  target?: LinkTarget;
  onAct: () => void;
}

/** One result: a link where it leads somewhere, so that it opens in a new tab as links do. */
export function Option({ target, ...props }: OptionProps) {
  return target ? <LinkOption {...props} target={target} /> : <ActOption {...props} />;
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
  const link = useLink({ ...props.target, onPress: props.onAct });
  return (
    <a {...link} {...optionProps(props)}>
      <Words {...props} />
    </a>
  );
}

function ActOption(props: OptionProps) {
  return (
    // The field hears the keys for its list.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div {...optionProps(props)} role="option" aria-selected={props.isActive} onClick={props.onAct}>
      <Words {...props} />
    </div>
  );
}

function Words({ icon, title, note, figure }: OptionProps) {
  return (
    <>
      <span className={styles.sign}>{icon}</span>
      <span className={styles.words}>
        {title}
        {note && <span className={styles.quiet}>{note}</span>}
      </span>
      {figure && <span className={styles.figure}>{figure}</span>}
    </>
  );
}
