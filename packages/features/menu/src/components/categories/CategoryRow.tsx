import type { MenuCategory } from '@servery/api';
import { Badge, DeleteIcon, EditIcon, IconButton, Switch } from '@servery/ui';
import { useIntl } from 'react-intl';
import { categoryWords } from '../../messages/categories.ts';
import { commonWords as words } from '../../messages/common.ts';
import * as styles from '../page.css.ts';

interface CategoryRowProps {
  category: MenuCategory;
  /** The one that it is a part of. */
  parent: MenuCategory | undefined;
  canEdit: boolean;
  onToggle: (is_active: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One category with what can be done about it. */
export function CategoryRow({ category, parent, canEdit, ...act }: CategoryRowProps) {
  const { formatMessage } = useIntl();
  const { name, is_active, item_count, active_count } = category;
  return (
    <div className={styles.row}>
      <div className={styles.facts}>
        <span className={styles.name}>
          {name}
          {!is_active && <Badge>{formatMessage(words.inactive)}</Badge>}
        </span>
        <span className={styles.quiet}>
          {formatMessage(categoryWords.items, { active: active_count, count: item_count })}
          {parent && ` · ${formatMessage(categoryWords.inside, { name: parent.name })}`}
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
