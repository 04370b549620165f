import type { StarredList } from '@servery/api/template';
import { useErrorToast } from '@servery/screens';
import { IconButton, StarIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProfileChanges } from '../hooks/useProfileChanges.ts';
import { useProfileProblem } from '../hooks/useProfileProblem.ts';
import { starMessage } from '../messages/profile.ts';

interface StarButtonProps {
  list: StarredList;
  /** The page or the tweet with its name. */
  row: { id: number; isStarred: boolean };
  name: string;
}

/** The button that stars a page or a tweet, or removes the star. */
export function StarButton({ list, row: { id, isStarred }, name }: StarButtonProps) {
  const { formatMessage } = useIntl();
  const { star } = useProfileChanges();
  const withErrorToast = useErrorToast(useProfileProblem());
  return (
    <IconButton
      label={formatMessage(starMessage, { name })}
      tone={isStarred ? 'accent' : 'neutral'}
      aria-pressed={isStarred}
      onPress={() => void withErrorToast(() => star({ body: { list, id, isStarred: !isStarred } }))}
    >
      <StarIcon fill={isStarred ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
