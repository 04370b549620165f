import type { GuestMenu } from '@servery/api';
import { useIntl } from 'react-intl';
import { pageWords as words } from '../../messages/page.ts';
import * as styles from './menu.css.ts';

/** The id of a part of the menu in the page. */
export const partId = (id: number) => `menu-${id}`;

/** Where the parts of the menu are: a press goes there, the focus goes along. */
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
    <nav aria-label={formatMessage(words.categories)}>
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
