import type { MerchantInfo, OrderMethod } from '@servery/api';
import { Button, Segment, Segmented, Select, TimeField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { previewMessages as messages } from '../../messages/preview.ts';
import * as styles from './preview.css.ts';

/** The situation of a preview: order method, table and time of today. */
export interface Look {
  method: OrderMethod;
  table_id: number | '';
  time: string | null;
}

interface PreviewFiltersProps {
  look: Look;
  tables: MerchantInfo['tables'];
  onChange: (change: Partial<Look>) => void;
}

const any = 'any';

/** The filters of the preview: order method, table and time. */
export function PreviewFilters({ look, tables, onChange }: PreviewFiltersProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.lookers}>
      <Segmented
        label={formatMessage(messages.method)}
        value={look.method}
        onChange={(method) =>
          onChange({ method, ...(method !== 'dine_in' && { table_id: '' as const }) })
        }
      >
        <Segment value="dine_in">{formatMessage(messages.dineIn)}</Segment>
        <Segment value="pickup">{formatMessage(messages.pickup)}</Segment>
        <Segment value="delivery">{formatMessage(messages.delivery)}</Segment>
      </Segmented>
      {look.method === 'dine_in' && (
        <Select
          label={formatMessage(messages.table)}
          options={[
            { value: any, label: formatMessage(messages.noTable) },
            ...tables.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={look.table_id === '' ? any : String(look.table_id)}
          onChange={(id) => onChange({ table_id: id === any ? '' : Number(id) })}
        />
      )}
      <TimeField
        label={formatMessage(messages.time)}
        value={look.time}
        onChange={(time) => time && onChange({ time })}
      />
      {look.time !== null && (
        <Button tone="neutral" emphasis="ghost" onPress={() => onChange({ time: null })}>
          {formatMessage(messages.showNow)}
        </Button>
      )}
    </div>
  );
}
