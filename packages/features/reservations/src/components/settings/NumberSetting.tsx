import { NumberField } from '@servery/words';
import { useIntl } from 'react-intl';
import { commonWords } from '../../messages/common.ts';

interface NumberSettingProps {
  label: string;
  description?: string;
  suffix: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  isReadOnly: boolean;
  errorMessage: string | undefined;
  onChange: (value: number) => void;
}

/** A count that is always there: an empty field means the least. */
export function NumberSetting({ min, max, onChange, ...props }: NumberSettingProps) {
  const { formatMessage } = useIntl();
  return (
    <NumberField
      {...props}
      minValue={min}
      maxValue={max}
      decrementLabel={formatMessage(commonWords.fewer)}
      incrementLabel={formatMessage(commonWords.more)}
      onChange={(value) => onChange(value ?? min)}
    />
  );
}
