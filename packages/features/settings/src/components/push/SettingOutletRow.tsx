import type { SettingOutlet } from '@servery/api';
import type { OutletState } from '@servery/domain/setting-pushes';
import { Badge, Checkbox, LockIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useChangeText } from '../../hooks/useChangeText.ts';
import { pushMessages as messages } from '../../messages/push.ts';
import * as styles from './push.css.ts';

interface SettingOutletRowProps {
  outlet: SettingOutlet;
  state: OutletState;
  /** Whether the push changes values, and not only the lock. */
  hasValues: boolean;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

const obstacles = { has_scheduled: messages.hasScheduled, lacks_tax: messages.lacksTax };

/** An outlet with what a push changes there, or why it changes nothing. */
export function SettingOutletRow({
  outlet: { merchant, lock, changes, obstacle },
  state,
  hasValues,
  isChosen,
  onChange,
}: SettingOutletRowProps) {
  const { formatMessage } = useIntl();
  const changeText = useChangeText(merchant.id);
  const note = () => {
    if (state === 'same') return formatMessage(messages.same);
    if (state === 'obstacle' && obstacle) return formatMessage(obstacles[obstacle]);
    if (!hasValues || changes.length === 0) return formatMessage(messages.sameValues);
    return changes.map((change) => (
      <span key={change.field} className={styles.line}>
        <bdi>{changeText(change)}</bdi>
      </span>
    ));
  };
  return (
    <li className={styles.row}>
      <Checkbox
        isSelected={isChosen}
        isDisabled={state !== 'change'}
        description={note()}
        onChange={onChange}
      >
        <span className={styles.name}>
          <bdi>{merchant.name}</bdi>
          {lock && <Badge icon={<LockIcon />}>{formatMessage(messages.locked)}</Badge>}
        </span>
      </Checkbox>
    </li>
  );
}
