import type { FoodOption } from '@servery/api';
import { Badge, DeleteIcon, EditIcon, IconButton, Switch } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonWords as words } from '../../messages/common.ts';
import { optionWords } from '../../messages/options.ts';
import * as styles from '../page.css.ts';
import { useRule } from './useRule.ts';

interface OptionRowProps {
  option: FoodOption;
  canEdit: boolean;
  onToggle: (is_active: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One food option with its choices and what can be done about it. */
export function OptionRow({ option, canEdit, ...act }: OptionRowProps) {
  const { formatMessage } = useIntl();
  const rule = useRule();
  const { name, min, is_active, items, used_by } = option;
  return (
    <div className={styles.row}>
      <div className={styles.facts}>
        <span className={styles.name}>
          {name}
          {min > 0 && <Badge tone="info">{formatMessage(optionWords.required)}</Badge>}
          {!is_active && <Badge>{formatMessage(words.inactive)}</Badge>}
        </span>
        <span className={styles.parts}>
          {items.map((choice) => (
            <bdi key={choice.id}>{choice.name}</bdi>
          ))}
        </span>
        <span className={styles.quiet}>
          {rule(option)} · {formatMessage(optionWords.usedBy, { count: used_by.length })}
        </span>
      </div>
      {canEdit && (
        <div className={styles.tools}>
          <Switch
            label={formatMessage(words.toggle, { name })}
            isSelected={is_active}
            onChange={act.onToggle}
          />
          <IconButton label={formatMessage(words.edit, { name })} onPress={act.onEdit}>
            <EditIcon />
          </IconButton>
          <IconButton
            label={formatMessage(words.remove, { name })}
            tone="danger"
            onPress={act.onRemove}
          >
            <DeleteIcon />
          </IconButton>
        </div>
      )}
    </div>
  );
}
