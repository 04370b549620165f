import { useUser } from '@servery/api/user';
import { LoadState } from '@servery/screens';
import { useListView, type ListScreenProps } from '@servery/screens/list';
import { ArrowStartIcon, Button, Heading, SearchField, useTyped } from '@servery/ui';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { LeaveGuard, PictureProps } from '../components/section.ts';
import { SectionContent } from '../components/SectionContent.tsx';
import { SectionList, type MoreSettings } from '../components/SectionList.tsx';
import * as styles from '../components/settings.css.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useSettings } from '../hooks/useSettings.ts';
import { settingsMessages as messages } from '../messages/settings.ts';
import { settingsView, type Section } from '../settingsView.ts';

export interface SettingsProps extends ListScreenProps {
  /** The merchant whose settings are shown; '' for the person's own. */
  merchantId: number | '';
  /** Renders a field that selects a picture of the media library. */
  renderPicture: (props: PictureProps) => ReactNode;
  /** The screens with the other settings that the person can open. */
  more?: readonly MoreSettings[];
  /** Content below the sections, such as the download of all data of the store. */
  data?: ReactNode;
}

/** The settings of a store in sections, with a search over all of them. */
export function Settings({ merchantId, search, onSearchChange, ...rest }: SettingsProps) {
  const { renderPicture, more = [], data } = rest;
  const { formatMessage } = useIntl();
  const { data: settings, error, mutate } = useSettings(merchantId);
  const { view, change } = useListView(settingsView, search, onSearchChange);
  const [typed, setTyped] = useTyped(view.q, (q) => change({ q }, q !== '' && view.q !== ''));
  const { data: user } = useUser();
  const guard = useRef<LeaveGuard>(() => true);
  const explain = useProblemText();
  const open = async (section: Section | '') => {
    const isSame = section === view.section;
    if (!isSame && !(await guard.current())) return;
    // A narrow page shows the found sections in place of the open one.
    setTyped('');
    change({ section, q: '' });
  };
  const isOpen = view.section !== '';
  const section = view.section || 'state';
  // The forms begin as read-only or not, so the permissions must be known.
  const isKnown = settings && user;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <div className={styles.search}>
          <SearchField
            label={formatMessage(messages.search)}
            placeholder={formatMessage(messages.search)}
            value={typed}
            onChange={setTyped}
          />
        </div>
      </div>
      {!isKnown && (
        <LoadState
          error={error}
          title={formatMessage(messages.failed)}
          explain={explain}
          onRetry={mutate}
          lines={6}
        />
      )}
      {isKnown && (
        <div className={styles.columns}>
          <div className={styles.part} data-beside={(isOpen && view.q === '') || undefined}>
            <SectionList
              search={view.q}
              current={section}
              more={more}
              onOpen={(next) => void open(next)}
              onClear={() => setTyped('')}
            />
            {data}
          </div>
          <div className={styles.part} data-beside={!isOpen || view.q !== '' || undefined}>
            <div className={styles.content}>
              <div className={styles.back}>
                <Button emphasis="ghost" icon={<ArrowStartIcon />} onPress={() => void open('')}>
                  {formatMessage(messages.back)}
                </Button>
              </div>
              <SectionContent
                section={section}
                settings={settings}
                merchantId={merchantId}
                onReload={() => void mutate()}
                guard={guard}
                renderPicture={renderPicture}
              />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
