import type { InvoiceClient } from '@servery/api/template';
import { matchesSearch } from '@servery/domain/search';
import { Card, ComboBox, DatePicker, PlusIcon, Text, type SelectOption } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Draft, Faults } from '../editor.ts';
import { useInvoiceClients } from '../hooks/useInvoiceForm.ts';
import { editorMessages as messages } from '../messages/editor.ts';
import { sheetMessages } from '../messages/sheet.ts';
import { addressLines, headFields } from './editor.css.ts';

const ClientForm = lazy(async () => ({
  default: (await import('./ClientForm.tsx')).ClientForm,
}));

interface EditorHeadProps {
  draft: Draft;
  faults: Faults | null;
  onChange: (part: Partial<Draft>) => void;
}

const isNew = '+';
const none: readonly InvoiceClient[] = [];

/** The client, the date issued and the due date. */
export function EditorHead({ draft, faults, onChange }: EditorHeadProps) {
  const { formatMessage } = useIntl();
  const { data: known = none, mutate } = useInvoiceClients();
  const [isAdding, setAdding] = useState(false);
  const { client } = draft;
  const label = formatMessage(messages.client);
  const textOf = (fault: keyof typeof messages | undefined) =>
    fault && formatMessage(messages[fault]);
  const choose = (mail: string | null) => {
    if (mail === isNew) setAdding(true);
    else onChange({ client: known.find(({ companyEmail }) => companyEmail === mail) ?? null });
  };
  const load = async (query: string): Promise<SelectOption[]> => {
    const clients = known.length > 0 ? known : ((await mutate()) ?? none);
    const add = {
      value: isNew,
      label: formatMessage(messages.newClient),
      icon: <PlusIcon size="1em" />,
    };
    const fits = ({ name, company }: InvoiceClient) => matchesSearch(query, `${name} ${company}`);
    const options = clients.filter(fits).map(({ name, company, companyEmail }) => ({
      value: companyEmail,
      label: name,
      description: company,
    }));
    return query ? [...options, add] : [add, ...options];
  };
  return (
    <Card title={formatMessage(messages.head)}>
      <div className={headFields}>
        <div>
          <ComboBox
            label={label}
            placeholder={formatMessage(messages.chooseClient)}
            value={client?.companyEmail ?? null}
            labelOf={() => client?.name ?? ''}
            load={load}
            errorMessage={textOf(faults?.client)}
            onChange={choose}
            isRequired
          />
          {client && (
            <div className={addressLines}>
              {[client.company, client.address, client.country, client.contact, client.companyEmail]
                .filter(Boolean)
                .map((line) => (
                  <Text key={line} as="p" size="s" tone="muted">
                    <bdi>{line}</bdi>
                  </Text>
                ))}
            </div>
          )}
        </div>
        <DatePicker
          label={formatMessage(sheetMessages.issued)}
          value={draft.issuedDate}
          onChange={(issuedDate) => onChange({ issuedDate })}
          errorMessage={textOf(faults?.issuedDate)}
          isRequired
        />
        <DatePicker
          label={formatMessage(sheetMessages.due)}
          value={draft.dueDate}
          onChange={(dueDate) => onChange({ dueDate })}
          errorMessage={textOf(faults?.dueDate)}
          isRequired
        />
      </div>
      {isAdding && (
        <Suspense>
          <ClientForm
            onAdded={(added) => {
              onChange({ client: added });
              setAdding(false);
            }}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
