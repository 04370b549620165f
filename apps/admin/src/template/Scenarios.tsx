import { isRowStoreEvent, resetRowStores } from '@servery/api/mocks';
import { IconButton, Menu, FlaskIcon } from '@servery/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { useLocation, useSearch } from 'wouter';
import { scenarioIn, begin, scenarioNames, scenarioNow, withScenario } from './scenario.ts';
import { scenarioMessages as messages } from './messages.ts';

/**
 * Menu of demo scenarios: slow, failing, empty, numerous or offline sample data, and a reset. The
 * choice is in the URL, so that it can be shared.
 */
export function Scenarios() {
  const { formatMessage } = useIntl();
  const { mutate } = useSWRConfig();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [chosen, setChosen] = useState(scenarioNow);

  // Links don't include the scenario, so add it to the new URL.
  useEffect(() => {
    if ((scenarioIn(search) ?? 'usual') !== chosen)
      navigate(path + withScenario(search, chosen) + location.hash, { replace: true });
  }, [path, search, chosen, navigate]);

  // Another tab has changed the sample, so the data shown here is out of date.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (isRowStoreEvent(event)) void mutate(() => true);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [mutate]);

  const refetchAll = () => void mutate(() => true, undefined, { revalidate: true });
  const label = formatMessage(messages.title);
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <IconButton label={label}>
          <FlaskIcon />
        </IconButton>
      }
      items={[
        {
          type: 'section',
          id: 'scenario',
          title: label,
          selectionMode: 'single',
          selectedKeys: [chosen],
          onSelectionChange: ([key]) => {
            const name = scenarioNames.find((one) => one === key);
            if (!name) return;
            begin(name);
            setChosen(name);
            refetchAll();
          },
          items: scenarioNames.map((name) => ({ id: name, label: formatMessage(messages[name]) })),
        },
        { type: 'separator', id: 'line' },
        {
          id: 'reset',
          label: formatMessage(messages.reset),
          onAction: () => {
            resetRowStores();
            refetchAll();
          },
        },
      ]}
    />
  );
}
