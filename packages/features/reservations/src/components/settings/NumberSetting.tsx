import { NumberField } from '@servery/screens';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../messages/common.ts';

interface NumberSettingProps {
  label: string;
  description?: string;
  suffix: string;
  value: number | null;
  minValue?: number;
  maxValue?: number;
  step?: number;
  isReadOnly?: boolean;
  errorMessage: string | undefined;
  onChange: (value: number) => void;
}

/** A number field that is never empty: clearing it sets the minimum. */
export function NumberSetting({ onChange, ...props }: NumberSettingProps) {
  const { formatMessage } = useIntl();
  return (
    <NumberField
      {...props}
      decrementLabel={formatMessage(commonMessages.fewer)}
      incrementLabel={formatMessage(commonMessages.more)}
      onChange={(value) => onChange(value ?? props.minValue ?? 0)}
    />
  );
}
