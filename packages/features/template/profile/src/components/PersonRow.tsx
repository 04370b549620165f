import { Avatar, Text, type AvatarProps } from '@servery/ui';
import type { ReactNode } from 'react';
import * as styles from './profile.css.ts';

interface PersonRowProps extends Pick<AvatarProps, 'src' | 'size'> {
  name: string;
  /** The line below the name. */
  children: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
}

/** A person’s picture and name with a line below, and a button at the end. */
export function PersonRow({ name, children, action, ...avatar }: PersonRowProps) {
  return (
    <div className={styles.person}>
      <Avatar {...avatar} name={name} isDecorative />
      <div className={styles.personText}>
        <Text weight="medium">
          <bdi>{name}</bdi>
        </Text>
        <Text size="s" tone="muted">
          {children}
        </Text>
      </div>
      {action}
    </div>
  );
}
