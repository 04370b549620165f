import type { ProfilePoll } from '@servery/api/template';
import { useErrorToast } from '@servery/screens';
import { Card, RadioGroup } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useProfileChanges } from '../hooks/useProfileChanges.ts';
import { useProfileProblem } from '../hooks/useProfileProblem.ts';
import { pollMessages, voteCountMessage } from '../messages/poll.ts';
import * as styles from './poll.css.ts';
import { PollOption } from './PollOption.tsx';

/** A poll. A vote counts immediately, and another one replaces it. */
export function Poll({ poll }: { poll: ProfilePoll }) {
  const { formatMessage } = useIntl();
  const { vote } = useProfileChanges();
  const withErrorToast = useErrorToast(useProfileProblem());
  const total = poll.options.reduce((sum, { voters }) => sum + voters.length, 0);
  // Shown until the vote is counted or refused.
  const [pending, setPending] = useState<number | null>(null);
  const chosen = pending ?? poll.chosen;
  const choose = async (optionId: number) => {
    setPending(optionId);
    await withErrorToast(() => vote({ body: { pollId: poll.id, optionId } }));
    setPending(null);
  };
  return (
    <Card title={formatMessage(pollMessages.title)}>
      <RadioGroup
        label={<bdi>{poll.question}</bdi>}
        description={formatMessage(voteCountMessage, { count: total })}
        value={chosen === null ? null : String(chosen)}
        onChange={(optionId) => void choose(Number(optionId))}
      >
        <div className={styles.poll}>
          {poll.options.map((option) => (
            <PollOption
              key={option.id}
              option={option}
              total={total}
              isChosen={option.id === chosen}
            />
          ))}
        </div>
      </RadioGroup>
    </Card>
  );
}
