import type { Capability, Grant, Rights } from '@servery/api';
import { CheckIcon, Heading, LockIcon, MinusIcon, Stack, Text } from '@servery/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { grantWords, profileWords } from '../../messages/profile.ts';
import { rightWords } from '../../messages/rights.ts';
import { list, right, sign } from './ProfilePart.css.ts';

const signs: Record<Grant, typeof CheckIcon> = {
  allow: CheckIcon,
  approve: LockIcon,
  deny: MinusIcon,
};
const grants = ['allow', 'approve', 'deny'] as const;
const wholeRate = 10_000;

/** What somebody may do, in plain words, by whom they need for it. */
export function RightsList({ rights }: { rights: Rights }) {
  const { formatMessage, formatNumber } = useIntl();
  const named = (Object.keys(rightWords) as Capability[]).map((capability) => ({
    capability,
    grant: rights.grants[capability],
    words: formatMessage(rightWords[capability]!),
  }));
  const rate = rights.discount_free_rate;
  const isLimited = rate > 0 && rate < wholeRate && rights.grants['order.discount'] === 'approve';
  const discount = isLimited
    ? [
        {
          capability: 'discount',
          grant: 'allow' as const,
          words: formatMessage(profileWords.discount, {
            rate: formatNumber(rate / wholeRate, { style: 'percent', maximumFractionDigits: 2 }),
          }),
        },
      ]
    : [];
  const all = [...named, ...discount];
  return (
    <Stack gap="xl">
      {grants.map((grant) => (
        <Group key={grant} grant={grant} some={all.filter((one) => one.grant === grant)} />
      ))}
    </Stack>
  );
}

interface GroupProps {
  grant: Grant;
  some: readonly { capability: string; words: string }[];
}

function Group({ grant, some }: GroupProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  if (some.length === 0) return null;
  const Sign = signs[grant];
  return (
    <Stack gap="s">
      <Heading level={3} size="s" id={id}>
        {formatMessage(grantWords[grant])}
      </Heading>
      <ul className={list} role="list" aria-labelledby={id} data-grant={grant}>
        {some.map(({ capability, words }) => (
          <li key={capability} className={right}>
            <span className={sign}>
              <Sign aria-hidden />
            </span>
            <Text tone={grant === 'deny' ? 'muted' : 'inherit'}>{words}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
