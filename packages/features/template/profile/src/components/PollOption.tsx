import type { ProfilePoll } from '@servery/api/template';
import { AvatarGroup, Meter, Radio, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pollResultMessage, votersMessage } from '../messages/poll.ts';
import * as styles from './poll.css.ts';

interface PollOptionProps {
  option: ProfilePoll['options'][number];
  /** The number of votes for all options. */
  total: number;
  isChosen: boolean;
}

/** An option of a poll with its result as a bar, and the people who voted for it. */
export function PollOption({ option, total, isChosen }: PollOptionProps) {
  const { formatMessage } = useIntl();
  const { id, name, voters } = option;
  const count = voters.length;
  const maxValue = Math.max(1, total);
  const result = formatMessage(pollResultMessage, { share: count / maxValue, count });
  return (
    <div className={styles.option}>
      <Radio value={String(id)}>
        <bdi>{name}</bdi>
      </Radio>
      <Meter
        isLabelHidden
        isValueHidden
        label={name}
        size="s"
        tone={isChosen ? 'accent' : 'neutral'}
        value={count}
        maxValue={maxValue}
        valueLabel={result}
      />
      <div className={styles.result}>
        <Text size="s" tone="muted" isTabular>
          {result}
        </Text>
        {count > 0 && (
          <AvatarGroup
            size="s"
            label={formatMessage(votersMessage, { name })}
            people={voters.map(({ id: voterId, fullName, avatar }) => ({
              id: String(voterId),
              name: fullName,
              src: avatar,
            }))}
          />
        )}
      </div>
    </div>
  );
}
