import type { InvoiceClient } from '@servery/api/template';
import { Card, ComboBox, DatePicker, PlusIcon, Text, type SelectOption } from '@servery/ui';
import { useCalendarWords, useListWords } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Draft, Faults } from '../editor.ts';
import { useInvoiceClients } from '../hooks/useInvoiceForm.ts';
import { editorWords as words } from '../messages/editor.ts';
import { sheetWords } from '../messages/sheet.ts';
import { ClientForm } from './ClientForm.tsx';
import { addressLines, headFields } from './editor.css.ts';

interface EditorHeadProps {
  draft: Draft;
  faults: Faults | null;
  onChange: (part: Partial<Draft>) => void;
}

const isNew = '+';
const none: readonly InvoiceClient[] = [];

/** Who the invoice is for, from when and until when. */
export function EditorHead({ draft, faults, onChange }: EditorHeadProps) {
  const { formatMessage } = useIntl();
  const calendar = useCalendarWords();
  const { data: known = none, mutate } = useInvoiceClients();
  const [isAdding, setAdding] = useState(false);
  const { client } = draft;
  const label = formatMessage(words.client);
  const listWords = useListWords(label, label);
  const say = (fault: keyof typeof words | undefined) => fault && formatMessage(words[fault]);
  const choose = (mail: string | null) => {
    if (mail === isNew) setAdding(true);
    else onChange({ client: known.find(({ companyEmail }) => companyEmail === mail) ?? null });
  };
  const load = async (query: string): Promise<SelectOption[]> => {
    const clients = known.length > 0 ? known : ((await mutate()) ?? none);
    const add = {
      value: isNew,
      label: formatMessage(words.newClient),
      icon: <PlusIcon size="1em" />,
    };
    const fits = ({ name, company }: InvoiceClient) =>
      `${name} ${company}`.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
    const options = clients.filter(fits).map(({ name, company, companyEmail }) => ({
      value: companyEmail,
      label: name,
      description: company,
    }));
    return query ? [...options, add] : [add, ...options];
  };
  return (
    <Card title={formatMessage(words.head)}>
      <div className={headFields}>
        <div>
          <ComboBox
            label={label}
            placeholder={formatMessage(words.chooseClient)}
            words={listWords}
            value={client?.companyEmail ?? null}
            labelOf={() => client?.name ?? ''}
            load={load}
            errorMessage={say(faults?.client)}
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
          label={formatMessage(sheetWords.issued)}
          value={draft.issuedDate}
          onChange={(issuedDate) => onChange({ issuedDate })}
          errorMessage={say(faults?.issuedDate)}
          words={calendar}
          isRequired
        />
        <DatePicker
          label={formatMessage(sheetWords.due)}
          value={draft.dueDate}
          onChange={(dueDate) => onChange({ dueDate })}
          errorMessage={say(faults?.dueDate)}
          words={calendar}
          isRequired
        />
      </div>
      {isAdding && (
        <ClientForm
          onAdded={(added) => {
            onChange({ client: added });
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}
