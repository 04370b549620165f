import type { FoodOption } from '@servery/api';
import { Badge, DeleteIcon, EditIcon, IconButton, Switch } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonMessages as messages } from '../../messages/common.ts';
import { optionMessages } from '../../messages/options.ts';
import * as styles from '../page.css.ts';
import { useRule } from './useRule.ts';

interface OptionRowProps {
  option: FoodOption;
  canEdit: boolean;
  onToggle: (is_active: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** A row for one food option, with its choices and actions. */
export function OptionRow({ option, canEdit, ...action }: OptionRowProps) {
  const { formatMessage } = useIntl();
  const rule = useRule();
  const { name, min, is_active, items, used_by } = option;
  return (
    <div className={styles.row}>
      <div className={styles.facts}>
        <span className={styles.name}>
          {name}
          {min > 0 && <Badge tone="info">{formatMessage(optionMessages.required)}</Badge>}
          {!is_active && <Badge>{formatMessage(messages.inactive)}</Badge>}
        </span>
        <span className={styles.parts}>
          {items.map((choice) => (
            <bdi key={choice.id}>{choice.name}</bdi>
          ))}
        </span>
        <span className={styles.quiet}>
          {rule(option)} · {formatMessage(optionMessages.usedBy, { count: used_by.length })}
        </span>
      </div>
      {canEdit && (
        <div className={styles.tools}>
          <Switch
            label={formatMessage(messages.toggle, { name })}
            isSelected={is_active}
            onChange={action.onToggle}
          />
          <IconButton label={formatMessage(messages.edit, { name })} onPress={action.onEdit}>
            <EditIcon />
          </IconButton>
          <IconButton
            label={formatMessage(messages.remove, { name })}
            tone="danger"
            onPress={action.onRemove}
          >
            <DeleteIcon />
          </IconButton>
        </div>
      )}
    </div>
  );
}
