import type { SettingPreview, SettingPushMode } from '@servery/api';
import { outletState } from '@servery/domain/setting-pushes';
import { Banner, Heading, Radio, RadioGroup, Text } from '@servery/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { pushMessages as messages } from '../../messages/push.ts';
import { RecentSettingPushes } from './RecentSettingPushes.tsx';
import { SettingOutletRow } from './SettingOutletRow.tsx';
import * as styles from './push.css.ts';

interface SettingPushFieldsProps {
  preview: SettingPreview;
  mode: SettingPushMode;
  onModeChange: (mode: SettingPushMode) => void;
  /** The ids of the outlets that change. */
  chosen: ReadonlySet<number>;
  onChoose: (id: number, isChosen: boolean) => void;
}

/** The kind of a push, its effect, the latest pushes, and the outlets. */
export function SettingPushFields({ preview, mode, chosen, ...props }: SettingPushFieldsProps) {
  const { formatMessage } = useIntl();
  const listId = useId();
  const { merchant, outlets, section } = preview;
  const rows = outlets
    .map((outlet) => ({ outlet, state: outletState(outlet, mode, merchant.id) }))
    .filter(({ state }) => state !== 'none');
  const isAnyLocked = outlets.some(({ lock }) => lock !== null);
  return (
    <>
      <RadioGroup label={formatMessage(messages.mode)} value={mode} onChange={props.onModeChange}>
        <Radio value="locked" description={formatMessage(messages.lockedHelp)}>
          {formatMessage(messages.locked)}
        </Radio>
        <Radio value="default" description={formatMessage(messages.defaultHelp)}>
          {formatMessage(messages.default)}
        </Radio>
        {isAnyLocked && (
          <Radio value="free" description={formatMessage(messages.freeHelp)}>
            {formatMessage(messages.free)}
          </Radio>
        )}
      </RadioGroup>
      {preview.has_scheduled && mode !== 'free' && (
        <Banner tone="info">{formatMessage(messages.scheduled, { outlet: merchant.name })}</Banner>
      )}
      <div role="status">
        <Text as="p" weight="medium" size="l">
          {formatMessage(messages.changes, { count: chosen.size })}
        </Text>
      </div>
      <RecentSettingPushes merchant_id={merchant.id} section={section} />
      <div>
        <Heading level={3} id={listId}>
          {formatMessage(messages.outlets)}
        </Heading>
        <ul className={styles.list} aria-labelledby={listId}>
          {rows.map(({ outlet, state }) => (
            <SettingOutletRow
              key={outlet.merchant.id}
              outlet={outlet}
              state={state}
              hasValues={mode !== 'free'}
              isChosen={chosen.has(outlet.merchant.id)}
              onChange={(isChosen) => props.onChoose(outlet.merchant.id, isChosen)}
            />
          ))}
        </ul>
      </div>
    </>
  );
}
