import { userNetworks, userServices, type UserAccount } from '@servery/api/template';
import { useErrorToast } from '@servery/screens';
import { Button, Card, Inline, Stack, Switch, Text, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useConnectionChanges } from '../../hooks/useAccount.ts';
import { useUserProblem } from '../../hooks/useUserProblem.ts';
import {
  connectedMessage,
  connectionMessages as messages,
  disconnectedMessage,
  linkMessage,
  unlinkMessage,
} from '../../messages/connections.ts';

/** Brand names, which are the same in every language. */
const brands = {
  google: 'Google',
  slack: 'Slack',
  github: 'GitHub',
  mailchimp: 'Mailchimp',
  asana: 'Asana',
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
  dribbble: 'Dribbble',
  behance: 'Behance',
} as const;

/** The external accounts and social networks of a user. */
export function ConnectionsTab({ id, account }: { id: number; account: UserAccount }) {
  const { formatMessage } = useIntl();
  const { connect, link } = useConnectionChanges();
  const withErrorToast = useErrorToast(useUserProblem());
  const run = (name: string, isOn: boolean, change: () => Promise<unknown>) =>
    void withErrorToast(async () => {
      await change();
      const message = isOn ? connectedMessage : disconnectedMessage;
      toast.success({ title: formatMessage(message, { name }) });
    });
  return (
    <Stack gap="l">
      <Card title={formatMessage(messages.services)} level={2}>
        <Stack gap="m">
          {userServices.map((service) => (
            <Switch
              key={service}
              isRow
              description={formatMessage(messages[service])}
              isSelected={account.services[service]}
              onChange={(isConnected) =>
                run(brands[service], isConnected, () =>
                  connect({ body: { id, service, isConnected } }),
                )
              }
            >
              {brands[service]}
            </Switch>
          ))}
        </Stack>
      </Card>
      <Card title={formatMessage(messages.networks)} level={2}>
        <Stack gap="m">
          {userNetworks.map((network) => {
            const name = account.networks[network];
            const isLinked = name === null;
            const label = isLinked ? linkMessage : unlinkMessage;
            return (
              <Inline key={network} gap="m" justify="between">
                <Stack gap="xxs">
                  <span>{brands[network]}</span>
                  <Text size="s" tone="muted">
                    {name === null ? formatMessage(messages.notLinked) : <bdi>@{name}</bdi>}
                  </Text>
                </Stack>
                <Button
                  onPress={() =>
                    run(brands[network], isLinked, () => link({ body: { id, network, isLinked } }))
                  }
                >
                  {formatMessage(label, { network: brands[network] })}
                </Button>
              </Inline>
            );
          })}
        </Stack>
      </Card>
    </Stack>
  );
}
