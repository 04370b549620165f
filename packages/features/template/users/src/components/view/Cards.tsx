import type { UserCard } from '@servery/api/template';
import { actionMessages } from '@servery/screens/messages';
import {
  Badge,
  Button,
  Card,
  CardIcon,
  DeleteIcon,
  EditIcon,
  EmptyState,
  IconButton,
  Inline,
  Stack,
  Text,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  billingViewMessages as messages,
  cardNameMessage,
  expiresMessage,
  plainCardNameMessage,
} from '../../messages/billing.ts';
import { deleteNameMessage } from '../../messages/list.ts';
import { brandName } from './brandName.ts';
import { CardForm } from './CardForm.tsx';
import { DeleteCard } from './DeleteCard.tsx';

/** The payment cards of a user, and the forms to add, edit and delete them. */
export function Cards({ id, cards }: { id: number; cards: readonly UserCard[] }) {
  const { formatMessage } = useIntl();
  const [edited, setEdited] = useState<UserCard | 'new' | null>(null);
  const [removed, setRemoved] = useState<UserCard | null>(null);
  const nameOf = (card: UserCard) => {
    const brand = brandName(card.brand);
    return brand === undefined
      ? formatMessage(plainCardNameMessage, { last4: card.last4 })
      : formatMessage(cardNameMessage, { brand, last4: card.last4 });
  };
  return (
    <Card
      title={formatMessage(messages.cards)}
      level={2}
      actions={<Button onPress={() => setEdited('new')}>{formatMessage(messages.addCard)}</Button>}
    >
      {cards.length === 0 && (
        <EmptyState level={3} icon={<CardIcon />} title={formatMessage(messages.noCards)}>
          {formatMessage(messages.noCardsText)}
        </EmptyState>
      )}
      <Stack gap="m">
        {cards.map((card) => {
          const name = nameOf(card);
          return (
            <Inline key={card.id} gap="m" justify="between">
              <Stack gap="xxs">
                <Inline gap="s">
                  <bdi>{name}</bdi>
                  {card.isPrimary && <Badge tone="accent">{formatMessage(messages.primary)}</Badge>}
                </Inline>
                <Text size="s" tone="muted">
                  <bdi>{card.holder}</bdi> · {formatMessage(expiresMessage, { date: card.expires })}
                </Text>
              </Stack>
              <Inline gap="none" isWrapping={false}>
                <IconButton
                  label={formatMessage(actionMessages.editName, { name })}
                  onPress={() => setEdited(card)}
                >
                  <EditIcon />
                </IconButton>
                <IconButton
                  label={formatMessage(deleteNameMessage, { name })}
                  onPress={() => setRemoved(card)}
                >
                  <DeleteIcon />
                </IconButton>
              </Inline>
            </Inline>
          );
        })}
      </Stack>
      {edited && (
        <CardForm id={id} card={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {removed && (
        <DeleteCard
          id={id}
          cardId={removed.id}
          name={nameOf(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </Card>
  );
}
