import type { KitchenZone } from '@servery/api';
import {
  Banner,
  Button,
  EmptyState,
  FailedState,
  Heading,
  Inline,
  LockIcon,
  PlusIcon,
  SearchField,
  SearchIcon,
  Select,
  Stack,
  UtensilsIcon,
} from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Unrouted } from '../components/Zones/Unrouted.tsx';
import { ZoneTable } from '../components/Zones/ZoneTable.tsx';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useUnrouted } from '../hooks/useUnrouted.ts';
import { useUser } from '@servery/api/user';
import { useZones } from '../hooks/useZones.ts';
import { problemWords, zonesEmptyWords, zonesNoneWords, zonesWords } from '../messages.ts';
import { readZones, writeZones, zonesOf } from '../zonesView.ts';

const ZoneDrawer = lazy(() =>
  import('../components/Zones/ZoneDrawer.tsx').then((it) => ({ default: it.ZoneDrawer })),
);

export interface KitchenZonesProps {
  /** Whose kitchen; '' for one's own merchant. */
  merchantId: number | '';
  /** The address's query: search and status. */
  search: string;
  /** The next one; `isTyping` while a word is still being written. */
  onSearchChange: (search: string, isTyping: boolean) => void;
}

/** The zones of the kitchen: who makes which dish, and a warning where nobody does. */
export function KitchenZones({ merchantId, search, onSearchChange }: KitchenZonesProps) {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  const { data, error, mutate } = useZones(merchantId);
  const { data: user } = useUser();
  const { data: menus } = useUnrouted(merchantId);
  const [opened, setOpened] = useState<KitchenZone | 'new' | null>(null);
  const mayEdit = user?.rights.grants['kitchen.edit'] === 'allow';
  const view = readZones(search);
  const rows = zonesOf(data?.aaData ?? [], view);

  if (error?.code === 'forbidden')
    return (
      <EmptyState icon={<LockIcon />} title={formatMessage(zonesWords.refused)}>
        {formatMessage(problemWords.right, { right: formatMessage(problemWords.view) })}
      </EmptyState>
    );
  const retry = <Button onPress={() => void mutate()}>{formatMessage(problemWords.retry)}</Button>;
  const add = mayEdit && (
    <Button
      tone="accent"
      emphasis="solid"
      icon={<PlusIcon />}
      isDisabled={!data}
      onPress={() => setOpened('new')}
    >
      {formatMessage(zonesWords.add)}
    </Button>
  );
  const isNarrowed = view.q !== '' || view.status !== '';
  const empty = isNarrowed ? (
    <EmptyState
      icon={<SearchIcon />}
      title={formatMessage(zonesNoneWords.title)}
      action={
        <Button onPress={() => onSearchChange(writeZones(search, { q: '', status: '' }), false)}>
          {formatMessage(zonesNoneWords.clear)}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={<UtensilsIcon />} title={formatMessage(zonesEmptyWords.title)} action={add}>
      {formatMessage(zonesEmptyWords.text)}
    </EmptyState>
  );
  const isBare = !!data && data.total === 0 && !isNarrowed;
  return (
    <Stack gap="l">
      <Inline justify="between" align="center" gap="m">
        <Heading level={1}>{formatMessage(zonesWords.title)}</Heading>
        {!isBare && add}
      </Inline>
      {!isBare && (
        <Inline gap="s" align="end">
          <SearchField
            label={formatMessage(zonesWords.search)}
            placeholder={formatMessage(zonesWords.search)}
            clearLabel={formatMessage(zonesWords.clear)}
            value={view.q}
            onChange={(q) => onSearchChange(writeZones(search, { q }), true)}
          />
          <Select
            label={formatMessage(zonesWords.status)}
            isLabelHidden
            options={[
              { value: '', label: formatMessage(zonesWords.all) },
              { value: 'active', label: formatMessage(zonesWords.active) },
              { value: 'inactive', label: formatMessage(zonesWords.inactive) },
            ]}
            value={view.status}
            onChange={(status) =>
              onSearchChange(writeZones(search, { status: status as typeof view.status }), false)
            }
          />
        </Inline>
      )}
      {!isBare && <Unrouted merchantId={merchantId} />}
      {error && data && (
        <Banner tone="warning" title={formatMessage(zonesWords.failed)} action={retry}>
          {text(error)}
        </Banner>
      )}
      {error && !data && (
        <FailedState
          title={formatMessage(zonesWords.failed)}
          words={{ text: text(error), retry: formatMessage(problemWords.retry) }}
          onRetry={() => mutate()}
        />
      )}
      {(data || !error) && (
        <ZoneTable
          rows={rows}
          isLoading={!data}
          mayEdit={mayEdit}
          empty={empty}
          order={view.order}
          onOrder={(order) => onSearchChange(writeZones(search, { order }), false)}
          onOpen={setOpened}
        />
      )}
      {opened && (
        <Suspense fallback={null}>
          <ZoneDrawer
            key={opened === 'new' ? 'new' : opened.id}
            zone={opened === 'new' ? null : opened}
            zones={data?.aaData ?? []}
            categories={menus?.categories ?? []}
            merchantId={merchantId}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
