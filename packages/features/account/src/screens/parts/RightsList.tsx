import type { Capability, Grant, Rights } from '@servery/api';
import { CheckIcon, Heading, LockIcon, MinusIcon, Stack, Text } from '@servery/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { grantMessages } from '@servery/screens/messages';
import { profileMessages } from '../../messages/profile.ts';
import { rightMessages } from '../../messages/rights.ts';
import { list, right, sign } from './ProfilePart.css.ts';

const signs: Record<Grant, typeof CheckIcon> = {
  allow: CheckIcon,
  approve: LockIcon,
  deny: MinusIcon,
};
const grants = ['allow', 'approve', 'deny'] as const;
const wholeRate = 10_000;
/**
 * Permissions that only people of the platform and owners of groups can have; they aren’t listed as
 * missing for others.
 */
const aboveOutlets: ReadonlySet<Capability> = new Set([
  'platform.manage',
  'merchant.list',
  'merchant.manage',
]);

/** A person's permissions, grouped into allowed, allowed with approval, and denied. */
export function RightsList({ rights }: { rights: Rights }) {
  const { formatMessage, formatNumber } = useIntl();
  const named = (Object.keys(rightMessages) as Capability[])
    .filter((name) => !aboveOutlets.has(name) || rights.grants[name] !== 'deny')
    .map((capability) => ({
      capability,
      grant: rights.grants[capability],
      label: formatMessage(rightMessages[capability]!),
    }));
  const rate = rights.discount_free_rate;
  const isLimited = rate > 0 && rate < wholeRate && rights.grants['order.discount'] === 'approve';
  const discount = isLimited
    ? [
        {
          capability: 'discount',
          grant: 'allow' as const,
          label: formatMessage(profileMessages.discount, {
            rate: formatNumber(rate / wholeRate, { style: 'percent', maximumFractionDigits: 2 }),
          }),
        },
      ]
    : [];
  const all = [...named, ...discount];
  return (
    <Stack gap="xl">
      {grants.map((grant) => (
        <Group key={grant} grant={grant} some={all.filter((right) => right.grant === grant)} />
      ))}
    </Stack>
  );
}

interface GroupProps {
  grant: Grant;
  some: readonly { capability: string; label: string }[];
}

function Group({ grant, some }: GroupProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  if (some.length === 0) return null;
  const Sign = signs[grant];
  return (
    <Stack gap="s">
      <Heading level={3} size="s" id={id}>
        {formatMessage(grantMessages[grant])}
      </Heading>
      <ul className={list} role="list" aria-labelledby={id} data-grant={grant}>
        {some.map(({ capability, label }) => (
          <li key={capability} className={right}>
            <span className={sign}>
              <Sign aria-hidden />
            </span>
            <Text tone={grant === 'deny' ? 'muted' : 'inherit'}>{label}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
