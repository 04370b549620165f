import type { Member, Problem } from '@servery/api';
import { Banner, Radio, RadioGroup, Skeleton, Text } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { askMessages } from '../../messages/dialogs.ts';

interface Chosen {
  id: number;
  name: string;
}

export interface MemberChoiceProps {
  /** The members that the search found; undefined until it has loaded. */
  members: readonly Member[] | undefined;
  /** The error of the search. */
  error: Problem | undefined;
  value: Chosen | null;
  onChange: (member: Chosen | null) => void;
  errorMessage: string | undefined;
}

/** Radio buttons for the members found, or for no member; the selected one always stays visible. */
export function MemberChoice({ members, error, value, ...props }: MemberChoiceProps) {
  const { formatMessage } = useIntl();
  const problemText = useProblemText();
  if (!members)
    return error ? <Banner tone="danger">{problemText(error)}</Banner> : <Skeleton lines={4} />;
  const isFound = members.some(({ id }) => id === value?.id);
  const choose = (id: string) => {
    if (Number(id) === value?.id) return;
    const member = members.find((one) => String(one.id) === id);
    props.onChange(member ? { id: member.id, name: member.name } : null);
  };
  return (
    <>
      <RadioGroup
        label={formatMessage(askMessages.member)}
        value={String(value?.id ?? '')}
        onChange={choose}
        errorMessage={props.errorMessage}
      >
        <Radio value="">{formatMessage(askMessages.nobody)}</Radio>
        {value && !isFound && <Radio value={String(value.id)}>{value.name}</Radio>}
        {members.map(({ id, name, phone, rank, is_active }) => (
          <Radio
            key={id}
            value={String(id)}
            isDisabled={!is_active}
            description={
              is_active ? `${phone} · ${rank}` : `${phone} · ${formatMessage(askMessages.inactive)}`
            }
          >
            {name}
          </Radio>
        ))}
      </RadioGroup>
      {members.length === 0 && (
        <Text as="p" tone="muted">
          <FormattedMessage {...askMessages.noMember} />
        </Text>
      )}
    </>
  );
}
