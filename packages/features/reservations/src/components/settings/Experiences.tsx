import { deleteExperience, listExperiences, type Experience } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { LoadState, useErrorToast } from '@servery/screens';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  IconButton,
  EditIcon,
  DeleteIcon,
  PlusIcon,
  StarIcon,
  Table,
  Text,
  type TableColumn,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../hooks/useFormats.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useSettingsAction } from '../../hooks/useSettingsAction.ts';
import { commonMessages } from '../../messages/common.ts';
import { experienceMessages as messages } from '../../messages/settings.ts';
import { ExperienceForm } from './ExperienceForm.tsx';
import * as styles from './settings.css.ts';

interface ExperiencesProps {
  merchantId: number | undefined;
  currency: string;
  sections: readonly string[];
  isReadOnly: boolean;
}

/** The experiences of a merchant, with their actions. */
export function Experiences({ merchantId, currency, sections, isReadOnly }: ExperiencesProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormats('UTC', currency);
  const { trigger: remove } = useSettingsAction(deleteExperience);
  const attempt = useErrorToast(useProblemText());
  const [dialog, setDialog] = useState<{ what: 'edit' | 'delete'; it: Experience } | 'new' | null>(
    null,
  );
  const close = () => setDialog(null);
  const { data, error, mutate } = useCall(listExperiences, {
    query: { merchant_id: merchantId ?? '', length: 100, order: 'asc' },
  });
  const isNew = dialog === 'new';
  const it = dialog === null || isNew ? null : dialog.it;
  const columns: TableColumn<Experience>[] = [
    {
      id: 'name',
      header: formatMessage(messages.name),
      isRowHeader: true,
      cell: ({ name }) => name,
    },
    {
      id: 'state',
      header: formatMessage(messages.state),
      cell: ({ is_active }) => (
        <Badge tone={is_active ? 'success' : 'neutral'}>
          {formatMessage(is_active ? messages.active : messages.inactive)}
        </Badge>
      ),
    },
    {
      id: 'party',
      header: formatMessage(messages.party),
      cell: ({ party_min: min, party_max: max }) =>
        formatMessage(messages.partyRange, { min: formatNumber(min), max: formatNumber(max) }),
    },
    {
      id: 'stay',
      header: formatMessage(messages.stay),
      align: 'end',
      cell: ({ stay_minutes }) =>
        formatMessage(messages.stayMinutes, { minutes: formatNumber(stay_minutes) }),
    },
    {
      id: 'price',
      header: formatMessage(messages.price),
      align: 'end',
      cell: ({ price }) => (price > 0 ? money(price) : '–'),
    },
    ...(isReadOnly
      ? []
      : [
          {
            id: 'actions',
            header: formatMessage(messages.actions),
            align: 'end' as const,
            cell: (experience: Experience) => (
              <div className={styles.acts}>
                <IconButton
                  label={formatMessage(messages.edit, { name: experience.name })}
                  onPress={() => setDialog({ what: 'edit', it: experience })}
                >
                  <EditIcon />
                </IconButton>
                <IconButton
                  label={formatMessage(messages.deleteTitle, { name: experience.name })}
                  onPress={() => setDialog({ what: 'delete', it: experience })}
                >
                  <DeleteIcon />
                </IconButton>
              </div>
            ),
          },
        ]),
  ];
  const create = !isReadOnly && (
    <Button icon={<PlusIcon />} onPress={() => setDialog('new')}>
      {formatMessage(messages.create)}
    </Button>
  );
  return (
    <Card
      title={formatMessage(messages.title)}
      padding="l"
      actions={data && data.total > 0 ? create : undefined}
    >
      <div className={styles.stack}>
        <Text as="p" tone="muted">
          {formatMessage(messages.text)}
        </Text>
        {!data && (
          <LoadState
            error={error}
            lines={3}
            forbidden={formatMessage(commonMessages.refused)}
            onRetry={mutate}
          />
        )}
        {data?.total === 0 && (
          <EmptyState
            icon={<StarIcon />}
            level={3}
            title={formatMessage(messages.emptyTitle)}
            action={create || undefined}
          />
        )}
        {data && data.total > 0 && (
          <Table
            caption={formatMessage(messages.title)}
            isCaptionHidden
            columns={columns}
            rows={data.aaData}
            rowKey={({ id }) => String(id)}
            narrow="cards"
          />
        )}
      </div>
      {(isNew || (it && dialog !== null && !isNew && dialog.what === 'edit')) && (
        <ExperienceForm
          experience={it}
          merchantId={merchantId}
          currency={currency}
          sections={sections}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={it !== null && !isNew && dialog !== null && dialog.what === 'delete'}
        onOpenChange={(isOpen) => isOpen || close()}
        tone="danger"
        title={formatMessage(messages.deleteTitle, { name: it?.name ?? '' })}
        confirmLabel={formatMessage(messages.delete)}
        onConfirm={() =>
          it && attempt(() => remove({ params: { id: it.id }, body: { version: it.version } }))
        }
      >
        {formatMessage(messages.deleteText)}
      </ConfirmDialog>
    </Card>
  );
}
