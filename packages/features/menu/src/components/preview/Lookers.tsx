import type { MerchantInfo, OrderMethod } from '@servery/api';
import { Button, Segment, Segmented, Select, TimeField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { formWords } from '../../messages/form.ts';
import { previewWords as words } from '../../messages/preview.ts';
import * as styles from './preview.css.ts';

/** How the menu is looked at: by which way, at which table, at which time of today. */
export interface Look {
  method: OrderMethod;
  table_id: number | '';
  time: string | null;
}

interface LookersProps {
  look: Look;
  tables: MerchantInfo['tables'];
  onChange: (change: Partial<Look>) => void;
}

const any = 'any';

/** Chooses whose eyes to look through. */
export function Lookers({ look, tables, onChange }: LookersProps) {
  const { formatMessage } = useIntl();
  const segment = (label: string) => ({ label, placeholder: '––' });
  return (
    <div className={styles.lookers}>
      <Segmented
        label={formatMessage(words.method)}
        value={look.method}
        onChange={(method) =>
          onChange({ method, ...(method !== 'dine_in' && { table_id: '' as const }) })
        }
      >
        <Segment value="dine_in">{formatMessage(words.dineIn)}</Segment>
        <Segment value="pickup">{formatMessage(words.pickup)}</Segment>
        <Segment value="delivery">{formatMessage(words.delivery)}</Segment>
      </Segmented>
      {look.method === 'dine_in' && (
        <Select
          label={formatMessage(words.table)}
          options={[
            { value: any, label: formatMessage(words.noTable) },
            ...tables.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={look.table_id === '' ? any : String(look.table_id)}
          onChange={(id) => onChange({ table_id: id === any ? '' : Number(id) })}
        />
      )}
      <TimeField
        label={formatMessage(words.time)}
        value={look.time}
        onChange={(time) => time && onChange({ time })}
        words={{
          hour: segment(formatMessage(formWords.hour)),
          minute: segment(formatMessage(formWords.minute)),
          dayPeriod: segment(formatMessage(formWords.dayPeriod)),
        }}
      />
      {look.time !== null && (
        <Button tone="neutral" emphasis="ghost" onPress={() => onChange({ time: null })}>
          {formatMessage(words.showNow)}
        </Button>
      )}
    </div>
  );
}
