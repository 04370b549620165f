import { isKeptElsewhere, resetKept } from '@servery/api/mocks';
import { IconButton, Menu, FlaskIcon } from '@servery/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSWRConfig } from 'swr';
import { useLocation, useSearch } from 'wouter';
import { askedIn, begin, scenarioNames, scenarioNow, withScenario } from './scenario.ts';
import { scenarioWords as words } from './words.ts';

/**
 * Shows the sample slow, failing, empty, in numbers or cut off, and puts it back to how it was at
 * first. The choice stands in the address, so that it can be sent to somebody.
 */
export function Scenarios() {
  const { formatMessage } = useIntl();
  const { mutate } = useSWRConfig();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [chosen, setChosen] = useState(scenarioNow);

  // A link leads to an address without the word; the choice goes along.
  useEffect(() => {
    if ((askedIn(search) ?? 'usual') !== chosen)
      navigate(path + withScenario(search, chosen) + location.hash, { replace: true });
  }, [path, search, chosen, navigate]);

  // Another tab has changed the sample: what is shown here is out of date.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (isKeptElsewhere(event)) void mutate(() => true);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [mutate]);

  const askAnew = () => void mutate(() => true, undefined, { revalidate: true });
  const label = formatMessage(words.title);
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
            askAnew();
          },
          items: scenarioNames.map((name) => ({ id: name, label: formatMessage(words[name]) })),
        },
        { type: 'separator', id: 'line' },
        {
          id: 'reset',
          label: formatMessage(words.reset),
          onAction: () => {
            resetKept();
            askAnew();
          },
        },
      ]}
    />
  );
}
