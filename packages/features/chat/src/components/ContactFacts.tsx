import { chatTags, type ChatContact } from '@servery/api/template';
import { BlockIcon, Button, DeleteIcon, Heading, Stack, Switch, Text } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useContactChanges } from '../hooks/useContactChanges.ts';
import { contactWords as words, tagWords } from '../messages/contact.ts';
import type { ShownMessage } from '../rows.ts';
import { part } from './panel.css.ts';
import { Person } from './Person.tsx';
import { Reach } from './Reach.tsx';
import { SharedPictures } from './SharedPictures.tsx';
import { Tags } from './Tags.tsx';
import type { ViewChange } from './viewChange.ts';

const DeleteQuestion = lazy(async () => ({
  default: (await import('./DeleteQuestion.tsx')).DeleteQuestion,
}));

interface ContactFactsProps {
  contact: ChatContact;
  messages: readonly ShownMessage[];
  change: ViewChange;
}

/** Who somebody is, what they are marked with, what was shared with them. */
export function ContactFacts({ contact, messages, change }: ContactFactsProps) {
  const { formatMessage } = useIntl();
  const { mark, remove } = useContactChanges();
  const [isAsking, setAsking] = useState(false);
  const { isBlocked } = contact;
  return (
    <>
      <Stack gap="l">
        <Person person={contact} />
        <div className={part}>
          <Heading level={3} size="s">
            {formatMessage(words.about)}
          </Heading>
          <Text>
            <bdi>{contact.about}</bdi>
          </Text>
        </div>
        <Reach contact={contact} />
        <div className={part}>
          <Heading level={3} size="s">
            {formatMessage(words.tags)}
          </Heading>
          <Tags
            label={formatMessage(words.tags)}
            tags={chatTags.map((id) => ({ id, label: formatMessage(tagWords[id]) }))}
            chosen={contact.tags}
            onChange={(tags) => void mark(contact, { tags })}
          />
        </div>
        <div className={part}>
          <Switch
            isRow
            isSelected={contact.isImportant}
            onChange={(isImportant) => void mark(contact, { isImportant })}
          >
            {formatMessage(words.important)}
          </Switch>
          <Switch
            isRow
            description={formatMessage(words.muteText)}
            isSelected={contact.isMuted}
            onChange={(isMuted) => void mark(contact, { isMuted })}
          >
            {formatMessage(words.mute)}
          </Switch>
        </div>
        <SharedPictures messages={messages} />
        <div className={part}>
          <Button
            isWide
            icon={<BlockIcon />}
            onPress={() => void mark(contact, { isBlocked: !isBlocked })}
          >
            {formatMessage(isBlocked ? words.unblock : words.block)}
          </Button>
          <Button
            isWide
            tone="danger"
            emphasis="soft"
            icon={<DeleteIcon />}
            onPress={() => setAsking(true)}
          >
            {formatMessage(words.delete)}
          </Button>
        </div>
      </Stack>
      {isAsking && (
        <Suspense>
          <DeleteQuestion
            contact={contact}
            onDelete={() => remove(contact, () => change({ contact: null }))}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
