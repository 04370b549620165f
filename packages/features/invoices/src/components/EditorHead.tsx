import type { InvoiceClient } from '@servery/api/template';
import { Card, DatePicker, PlusIcon, Select, Text } from '@servery/ui';
import { useCalendarWords } from '@servery/words';
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

/** Who the invoice is for, from when and until when. */
export function EditorHead({ draft, faults, onChange }: EditorHeadProps) {
  const { formatMessage } = useIntl();
  const calendar = useCalendarWords();
  const { data: clients, isLoading } = useInvoiceClients();
  const [isAdding, setAdding] = useState(false);
  const { client } = draft;
  const known = clients ?? [];
  const isKnown = known.some(({ companyEmail }) => companyEmail === client?.companyEmail);
  const all: readonly InvoiceClient[] = client && !isKnown ? [client, ...known] : known;
  const say = (fault: keyof typeof words | undefined) => fault && formatMessage(words[fault]);
  const choose = (mail: string) => {
    if (mail === isNew) setAdding(true);
    else onChange({ client: all.find(({ companyEmail }) => companyEmail === mail) ?? null });
  };
  return (
    <Card title={formatMessage(words.head)}>
      <div className={headFields}>
        <div>
          <Select
            label={formatMessage(words.client)}
            placeholder={formatMessage(words.chooseClient)}
            value={client?.companyEmail ?? null}
            isPending={isLoading}
            isRequired
            isInvalid={!!faults?.client}
            errorMessage={say(faults?.client)}
            options={[
              {
                value: isNew,
                label: formatMessage(words.newClient),
                icon: <PlusIcon size="1em" />,
              },
              ...all.map(({ name, company, companyEmail }) => ({
                value: companyEmail,
                label: name,
                description: company,
              })),
            ]}
            onChange={choose}
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
