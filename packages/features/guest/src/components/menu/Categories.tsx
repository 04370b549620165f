import type { GuestMenu } from '@servery/api';
import { useIntl } from 'react-intl';
import { pageMessages as messages } from '../../messages/page.ts';
import * as styles from './menu.css.ts';

/** Returns the element id of a menu category. */
export const partId = (id: number) => `menu-${id}`;

/** Navigation between menu categories; pressing one scrolls to it and moves the focus. */
export function Categories({
  categories,
  current,
}: {
  categories: GuestMenu['categories'];
  current: number | null;
}) {
  const { formatMessage } = useIntl();
  const go = (id: number) => {
    const heading = document.getElementById(partId(id));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={formatMessage(messages.categories)}>
      <ul className={styles.categories}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.category}
              aria-current={current === id ? 'location' : undefined}
              ref={(button) => {
                if (button && current === id)
                  button.scrollIntoView({ block: 'nearest', inline: 'center' });
              }}
              onClick={() => go(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
