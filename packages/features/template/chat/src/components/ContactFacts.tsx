import { chatTags, type ChatContact } from '@servery/api/template';
import { BlockIcon, Button, DeleteIcon, Heading, Stack, Switch, Text } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useContactChanges } from '../hooks/useContactChanges.ts';
import { contactMessages, tagMessages } from '../messages/contact.ts';
import type { ShownMessage } from '../rows.ts';
import { part } from './panel.css.ts';
import { Person } from './Person.tsx';
import { ContactDetails } from './ContactDetails.tsx';
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

/** A contact's details, tags and shared pictures. */
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
            {formatMessage(contactMessages.about)}
          </Heading>
          <Text>
            <bdi>{contact.about}</bdi>
          </Text>
        </div>
        <ContactDetails contact={contact} />
        <div className={part}>
          <Heading level={3} size="s">
            {formatMessage(contactMessages.tags)}
          </Heading>
          <Tags
            label={formatMessage(contactMessages.tags)}
            tags={chatTags.map((id) => ({ id, label: formatMessage(tagMessages[id]) }))}
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
            {formatMessage(contactMessages.important)}
          </Switch>
          <Switch
            isRow
            description={formatMessage(contactMessages.muteText)}
            isSelected={contact.isMuted}
            onChange={(isMuted) => void mark(contact, { isMuted })}
          >
            {formatMessage(contactMessages.mute)}
          </Switch>
        </div>
        <SharedPictures messages={messages} />
        <div className={part}>
          <Button
            isWide
            icon={<BlockIcon />}
            onPress={() => void mark(contact, { isBlocked: !isBlocked })}
          >
            {formatMessage(isBlocked ? contactMessages.unblock : contactMessages.block)}
          </Button>
          <Button
            isWide
            tone="danger"
            emphasis="soft"
            icon={<DeleteIcon />}
            onPress={() => setAsking(true)}
          >
            {formatMessage(contactMessages.delete)}
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
