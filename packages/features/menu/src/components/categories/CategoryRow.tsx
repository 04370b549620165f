import type { MenuCategory } from '@servery/api';
import { Badge, DeleteIcon, EditIcon, IconButton, Switch } from '@servery/ui';
import { useIntl } from 'react-intl';
import { categoryMessages } from '../../messages/categories.ts';
import { commonMessages as messages } from '../../messages/common.ts';
import * as styles from '../page.css.ts';

interface CategoryRowProps {
  category: MenuCategory;
  /** The parent category. */
  parent: MenuCategory | undefined;
  canEdit: boolean;
  onToggle: (is_active: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** A row for one category, with its actions. */
export function CategoryRow({ category, parent, canEdit, ...action }: CategoryRowProps) {
  const { formatMessage } = useIntl();
  const { name, is_active, item_count, active_count } = category;
  return (
    <div className={styles.row}>
      <div className={styles.facts}>
        <span className={styles.name}>
          {name}
          {!is_active && <Badge>{formatMessage(messages.inactive)}</Badge>}
        </span>
        <span className={styles.quiet}>
          {formatMessage(categoryMessages.items, { active: active_count, count: item_count })}
          {parent && ` · ${formatMessage(categoryMessages.inside, { name: parent.name })}`}
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
