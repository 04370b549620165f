import { deleteExperience, listExperiences, type Experience } from '@servery/api';
import { useCall } from '@servery/api/swr';
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
import { useSettingsAction } from '../../hooks/useSettingsAction.ts';
import { useTell } from '../../hooks/useTell.ts';
import { commonWords } from '../../messages/common.ts';
import { experienceWords as words } from '../../messages/settings.ts';
import { Trouble } from '../Trouble.tsx';
import { Waiting } from '../Waiting.tsx';
import { ExperienceForm } from './ExperienceForm.tsx';
import * as styles from './settings.css.ts';

interface ExperiencesProps {
  merchantId: number | undefined;
  currency: string;
  sections: readonly string[];
  isReadOnly: boolean;
}

/** What can be booked by name, and the ways to change it. */
export function Experiences({ merchantId, currency, sections, isReadOnly }: ExperiencesProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { money } = useFormats('UTC', currency);
  const { trigger: remove } = useSettingsAction(deleteExperience);
  const tell = useTell();
  const [asked, setAsked] = useState<{ what: 'edit' | 'delete'; it: Experience } | 'new' | null>(
    null,
  );
  const close = () => setAsked(null);
  const { data, error, mutate } = useCall(listExperiences, {
    query: { merchant_id: merchantId ?? '', length: 100, order: 'asc' },
  });
  const isNew = asked === 'new';
  const it = asked === null || isNew ? null : asked.it;
  const columns: TableColumn<Experience>[] = [
    { id: 'name', header: formatMessage(words.name), isRowHeader: true, cell: ({ name }) => name },
    {
      id: 'state',
      header: formatMessage(words.state),
      cell: ({ is_active }) => (
        <Badge tone={is_active ? 'success' : 'neutral'}>
          {formatMessage(is_active ? words.active : words.inactive)}
        </Badge>
      ),
    },
    {
      id: 'party',
      header: formatMessage(words.party),
      cell: ({ party_min: min, party_max: max }) =>
        formatMessage(words.partyRange, { min: formatNumber(min), max: formatNumber(max) }),
    },
    {
      id: 'stay',
      header: formatMessage(words.stay),
      align: 'end',
      cell: ({ stay_minutes }) =>
        formatMessage(words.stayMinutes, { minutes: formatNumber(stay_minutes) }),
    },
    {
      id: 'price',
      header: formatMessage(words.price),
      align: 'end',
      cell: ({ price }) => (price > 0 ? money(price) : '–'),
    },
    ...(isReadOnly
      ? []
      : [
          {
            id: 'actions',
            header: formatMessage(words.actions),
            align: 'end' as const,
            cell: (one: Experience) => (
              <div className={styles.acts}>
                <IconButton
                  label={formatMessage(words.edit, { name: one.name })}
                  onPress={() => setAsked({ what: 'edit', it: one })}
                >
                  <EditIcon />
                </IconButton>
                <IconButton
                  label={formatMessage(words.deleteTitle, { name: one.name })}
                  onPress={() => setAsked({ what: 'delete', it: one })}
                >
                  <DeleteIcon />
                </IconButton>
              </div>
            ),
          },
        ]),
  ];
  const create = !isReadOnly && (
    <Button icon={<PlusIcon />} onPress={() => setAsked('new')}>
      {formatMessage(words.create)}
    </Button>
  );
  return (
    <Card
      title={formatMessage(words.title)}
      padding="l"
      actions={data && data.total > 0 ? create : undefined}
    >
      <div className={styles.stack}>
        <Text as="p" tone="muted">
          {formatMessage(words.text)}
        </Text>
        {!data &&
          (error ? <Trouble problem={error} onRetry={() => mutate()} /> : <Waiting lines={3} />)}
        {data?.total === 0 && (
          <EmptyState
            icon={<StarIcon />}
            level={3}
            title={formatMessage(words.emptyTitle)}
            action={create || undefined}
          />
        )}
        {data && data.total > 0 && (
          <Table
            caption={formatMessage(words.title)}
            isCaptionHidden
            columns={columns}
            rows={data.aaData}
            rowKey={({ id }) => String(id)}
            narrow="cards"
          />
        )}
      </div>
      {(isNew || (it && asked !== null && !isNew && asked.what === 'edit')) && (
        <ExperienceForm
          experience={it}
          merchantId={merchantId}
          currency={currency}
          sections={sections}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={it !== null && !isNew && asked !== null && asked.what === 'delete'}
        onOpenChange={(isOpen) => isOpen || close()}
        tone="danger"
        title={formatMessage(words.deleteTitle, { name: it?.name ?? '' })}
        confirmLabel={formatMessage(words.delete)}
        cancelLabel={formatMessage(commonWords.cancel)}
        onConfirm={() =>
          it && tell(() => remove({ params: { id: it.id }, body: { version: it.version } }))
        }
      >
        {formatMessage(words.deleteText)}
      </ConfirmDialog>
    </Card>
  );
}
