import type { KitchenZone } from '@servery/api';
import { useUser } from '@servery/api/user';
import { FilterSelect } from '@servery/screens/filter';
import {
  AddButton,
  ListBody,
  ListEmpty,
  ListFilters,
  ListPage,
  useListView,
  type ListScreenProps,
} from '@servery/screens/list';
import { UtensilsIcon } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Unrouted } from '../components/Zones/Unrouted.tsx';
import { ZoneTable } from '../components/Zones/ZoneTable.tsx';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useUnrouted } from '../hooks/useUnrouted.ts';
import { useZones } from '../hooks/useZones.ts';
import {
  problemMessages,
  zonesEmptyMessages,
  zonesNoneMessages,
  zonesMessages,
} from '../messages.ts';
import { zonesOf, zonesView } from '../zonesView.ts';

const ZoneDrawer = lazy(() =>
  import('../components/Zones/ZoneDrawer.tsx').then((it) => ({ default: it.ZoneDrawer })),
);

export interface KitchenZonesProps extends ListScreenProps {
  /** The merchant whose kitchen is shown; '' for the person's own. */
  merchantId: number | '';
}

/** The kitchen's zones and the dishes of each, with a warning about dishes that no zone makes. */
export function KitchenZones({ merchantId, search, onSearchChange }: KitchenZonesProps) {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  const { data, error, mutate } = useZones(merchantId);
  const { data: user } = useUser();
  const { data: menus } = useUnrouted(merchantId);
  const [opened, setOpened] = useState<KitchenZone | 'new' | null>(null);
  const mayEdit = user?.rights.grants['kitchen.edit'] === 'allow';
  const list = useListView(zonesView, search, onSearchChange);
  const { view, change, isNarrowed } = list;
  const rows = zonesOf(data?.aaData ?? [], view);

  const add = mayEdit && (
    <AddButton isDisabled={!data} onPress={() => setOpened('new')}>
      {formatMessage(zonesMessages.add)}
    </AddButton>
  );
  const isBare = !!data && data.total === 0 && !isNarrowed;
  return (
    <ListPage
      title={formatMessage(zonesMessages.title)}
      actions={!isBare && add}
      filters={
        !isBare && (
          <ListFilters label={formatMessage(zonesMessages.search)} {...list.filters('q')}>
            <FilterSelect
              label={formatMessage(zonesMessages.status)}
              allLabel={formatMessage(zonesMessages.all)}
              options={[
                { value: 'active', label: formatMessage(zonesMessages.active) },
                { value: 'inactive', label: formatMessage(zonesMessages.inactive) },
              ]}
              value={view.status}
              onChange={(status) => change({ status })}
            />
          </ListFilters>
        )
      }
    >
      {!isBare && <Unrouted merchantId={merchantId} />}
      <ListBody
        error={error}
        data={data}
        title={formatMessage(zonesMessages.failed)}
        explain={text}
        forbiddenTitle={formatMessage(zonesMessages.refused)}
        forbidden={formatMessage(problemMessages.right, {
          right: formatMessage(problemMessages.view),
        })}
        onRetry={mutate}
      >
        <ZoneTable
          rows={rows}
          isLoading={!data}
          mayEdit={mayEdit}
          empty={
            <ListEmpty
              isNarrowed={isNarrowed}
              noResultTitle={formatMessage(zonesNoneMessages.title)}
              icon={<UtensilsIcon />}
              title={formatMessage(zonesEmptyMessages.title)}
              action={add}
            >
              {formatMessage(zonesEmptyMessages.text)}
            </ListEmpty>
          }
          order={view.order}
          onOrder={(order) => change({ order })}
          onOpen={setOpened}
        />
      </ListBody>
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
    </ListPage>
  );
}
