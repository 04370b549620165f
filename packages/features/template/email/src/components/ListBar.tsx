import type { Email } from '@servery/api/template';
import { Checkbox, IconButton, KeyboardIcon } from '@servery/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { EmailView } from '../emailView.ts';
import type { Discard } from '../hooks/useDiscard.ts';
import type { EmailChanges } from '../hooks/useEmailChanges.ts';
import type { Marked } from '../hooks/useSelection.ts';
import { keyMessages } from '../messages/keys.ts';
import { countMessages, listMessages, selectedMessages } from '../messages/list.ts';
import * as styles from './email.css.ts';

const MarkedActions = lazy(async () => ({
  default: (await import('./MarkedActions.tsx')).MarkedActions,
}));

interface ListBarProps {
  view: EmailView;
  /** The number of emails in the view; undefined until it is known. */
  total: number | undefined;
  marked: Marked;
  /** The loaded ones of the selected emails. */
  mails: readonly Email[];
  changes: EmailChanges;
  onDiscard: Discard;
  onHelp: () => void;
}

/** Toolbar with "Select all" and, while emails are selected, the actions on them. */
export function ListBar({ total, onHelp, ...marking }: ListBarProps) {
  const { formatMessage } = useIntl();
  const { marked } = marking;
  const { selected } = marked;
  const count = selected.size;
  const shown = count || total;
  return (
    <div className={styles.bar}>
      <Checkbox
        label={formatMessage(listMessages.selectAll)}
        isSelected={count > 0 && count === total}
        isIndeterminate={count > 0 && count !== total}
        isDisabled={!total}
        onChange={(isOn) => (isOn ? void marked.all() : marked.clear())}
      />
      <span className={styles.barMessages} role="status">
        {shown !== undefined &&
          formatMessage(count > 0 ? selectedMessages : countMessages, { count: shown })}
      </span>
      {count > 0 ? (
        <Suspense>
          <MarkedActions {...marking} />
        </Suspense>
      ) : (
        <IconButton size="s" label={formatMessage(keyMessages.title)} onPress={onHelp}>
          <KeyboardIcon />
        </IconButton>
      )}
    </div>
  );
}
