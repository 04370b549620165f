import { printerConnections, printerDuties, type Printer } from '@servery/api';
import {
  Checkbox,
  CheckboxGroup,
  Radio,
  RadioGroup,
  Segment,
  Segmented,
  Select,
  Switch,
  TextField,
} from '@servery/ui';
import { NumberField } from '@servery/words';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { connectionWords, dutyWords, fieldWords as words, paperWords } from '../../messages.ts';
import { pages, type PrinterValues } from './printerForm.ts';

interface PrinterFieldsProps {
  form: UseFormReturn<PrinterValues>;
  printer: Printer | null;
  printers: readonly Printer[];
}

/** The fields of a printer: how it is reached, what it prints, and who stands in for it. */
export function PrinterFields({ form, printer, printers }: PrinterFieldsProps) {
  const { formatMessage } = useIntl();
  const { control, watch } = form;
  const others = printers.filter(({ id }) => id !== printer?.id);
  const connection = watch('connection');
  const isNetwork = connection === 'network';
  const help = {
    network: connectionWords.networkHelp,
    agent: connectionWords.agentHelp,
    browser: connectionWords.browserHelp,
  };
  return (
    <>
      <Controller
        control={control}
        name="name"
        rules={{
          validate: (name) => name.trim().length >= 2 || formatMessage(words.nameWrong),
        }}
        render={({ field, fieldState }) => (
          <TextField
            label={formatMessage(words.name)}
            {...field}
            maxLength={40}
            isRequired
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="connection"
        render={({ field: { value, onChange }, fieldState }) => (
          <RadioGroup
            label={formatMessage(words.connection)}
            look="card"
            isInvalid={fieldState.invalid}
            errorMessage={fieldState.error?.message}
            value={value}
            onChange={onChange}
          >
            {printerConnections.map((one) => (
              <Radio key={one} value={one} description={formatMessage(help[one])}>
                {formatMessage(connectionWords[one])}
              </Radio>
            ))}
          </RadioGroup>
        )}
      />
      {connection !== 'browser' && (
        <>
          <Controller
            control={control}
            name="host"
            render={({ field, fieldState }) => (
              <TextField
                label={formatMessage(words.host)}
                description={formatMessage(isNetwork ? words.hostHelp : words.hostOfAgent)}
                {...field}
                maxLength={45}
                inputMode="decimal"
                isRequired={isNetwork}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="port"
            render={({ field, fieldState }) => (
              <NumberField
                label={formatMessage(words.port)}
                description={formatMessage(words.portHelp)}
                {...field}
                minValue={9100}
                maxValue={9109}
                isGrouped={false}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        </>
      )}
      <Controller
        control={control}
        name="width"
        render={({ field: { value, onChange } }) => (
          <Segmented label={formatMessage(words.width)} value={value} onChange={onChange}>
            {(['58', '80'] as const).map((width) => (
              <Segment key={width} value={width}>
                {formatMessage(paperWords.millimetres, { width })}
              </Segment>
            ))}
          </Segmented>
        )}
      />
      <Controller
        control={control}
        name="code_page"
        render={({ field: { value, onChange } }) => (
          <Select
            label={formatMessage(words.page)}
            description={formatMessage(words.pageHelp)}
            options={pages.map((page) => ({
              value: page,
              label: page === 'auto' ? formatMessage(words.auto) : page.toUpperCase(),
            }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="duties"
        render={({ field: { value, onChange } }) => (
          <CheckboxGroup label={formatMessage(words.duties)} value={value} onChange={onChange}>
            {printerDuties.map((duty) => (
              <Checkbox key={duty} value={duty}>
                {formatMessage(dutyWords[duty])}
              </Checkbox>
            ))}
          </CheckboxGroup>
        )}
      />
      <Controller
        control={control}
        name="fallback_id"
        render={({ field: { value, onChange }, fieldState }) => (
          <Select
            label={formatMessage(words.standIn)}
            options={[
              { value: '', label: formatMessage(words.nobody) },
              ...others.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={value}
            onChange={onChange}
            isInvalid={fieldState.invalid}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="is_active"
        render={({ field: { value, onChange } }) => (
          <Switch isSelected={value} onChange={onChange}>
            {formatMessage(words.active)}
          </Switch>
        )}
      />
    </>
  );
}
