import { printerConnections, printerDuties, type Printer } from '@servery/api';
import { printerPorts } from '@servery/domain/printing';
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
import { NumberField } from '@servery/screens';
import type { EndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import {
  connectionMessages,
  dutyMessages,
  fieldMessages as messages,
  paperMessages,
} from '../../messages.ts';
import { pages, type PrinterValues } from './printerForm.ts';

interface PrinterFieldsProps {
  form: EndpointForm<PrinterValues>;
  printer: Printer | null;
  printers: readonly Printer[];
}

/** The fields of a printer: connection, what it prints, and its backup printer. */
export function PrinterFields({ form, printer, printers }: PrinterFieldsProps) {
  const { formatMessage } = useIntl();
  const others = printers.filter(({ id }) => id !== printer?.id);
  const { connection } = form.values;
  const isNetwork = connection === 'network';
  const help = {
    network: connectionMessages.networkHelp,
    agent: connectionMessages.agentHelp,
    browser: connectionMessages.browserHelp,
  };
  return (
    <>
      <TextField label={formatMessage(messages.name)} {...form.field('name')} />
      <RadioGroup
        label={formatMessage(messages.connection)}
        look="card"
        {...form.field('connection')}
      >
        {printerConnections.map((one) => (
          <Radio key={one} value={one} description={formatMessage(help[one])}>
            {formatMessage(connectionMessages[one])}
          </Radio>
        ))}
      </RadioGroup>
      {connection !== 'browser' && (
        <>
          <TextField
            label={formatMessage(messages.host)}
            description={formatMessage(isNetwork ? messages.hostHelp : messages.hostOfAgent)}
            inputMode="decimal"
            {...form.field('host')}
            isRequired={isNetwork}
          />
          <NumberField
            label={formatMessage(messages.port)}
            description={formatMessage(messages.portHelp)}
            {...form.field('port')}
            {...printerPorts}
            isGrouped={false}
          />
        </>
      )}
      <Segmented label={formatMessage(messages.width)} {...form.field('width')}>
        {(['58', '80'] as const).map((width) => (
          <Segment key={width} value={width}>
            {formatMessage(paperMessages.millimetres, { width })}
          </Segment>
        ))}
      </Segmented>
      <Select
        label={formatMessage(messages.page)}
        description={formatMessage(messages.pageHelp)}
        options={pages.map((page) => ({
          value: page,
          label: page === 'auto' ? formatMessage(messages.auto) : page.toUpperCase(),
        }))}
        {...form.message('code_page')}
        value={form.values.code_page}
        onChange={(page) => form.set('code_page', page as PrinterValues['code_page'])}
      />
      <CheckboxGroup label={formatMessage(messages.duties)} {...form.field('duties')}>
        {printerDuties.map((duty) => (
          <Checkbox key={duty} value={duty}>
            {formatMessage(dutyMessages[duty])}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Select
        label={formatMessage(messages.backupPrinter)}
        options={[
          { value: '', label: formatMessage(messages.nobody) },
          ...others.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        {...form.message('fallback_id')}
        value={form.values.fallback_id}
        onChange={(id) => form.set('fallback_id', id)}
      />
      {connection !== 'browser' && (
        <Switch
          description={formatMessage(messages.hasDrawerHelp)}
          {...form.toggle('has_drawer')}
          isRow
        >
          {formatMessage(messages.hasDrawer)}
        </Switch>
      )}
      <Switch {...form.toggle('is_active')}>{formatMessage(messages.active)}</Switch>
    </>
  );
}
