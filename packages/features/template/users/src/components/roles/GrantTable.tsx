import { roleActions, roleAreas, type RoleArea, type RoleGrants } from '@servery/api/template';
import type { EndpointForm } from '@servery/screens/form';
import { Checkbox, IconButton, InfoIcon, Inline, Popover, Stack, Table } from '@servery/ui';
import { useIntl } from 'react-intl';
import { areaMessages, grantMessage, grantMessages as messages } from '../../messages/roles.ts';
import { extentOf, sameGrants } from './grants.ts';

/** The part of a form that holds the permissions of a role. */
export type GrantForm = EndpointForm<{ role: { name: string; grants: RoleGrants } }>;

/** The permissions of a role: a checkbox for each area and kind of access, and one for all. */
export function GrantTable({ form }: { form: GrantForm }) {
  const { formatMessage } = useIntl();
  const extent = extentOf(form.values.role.grants);
  return (
    <Stack gap="s">
      <Inline gap="m" justify="between">
        <Inline gap="none" isWrapping={false}>
          {formatMessage(messages.administrator)}
          <Popover
            label={formatMessage(messages.administrator)}
            trigger={
              <IconButton label={formatMessage(messages.about)}>
                <InfoIcon />
              </IconButton>
            }
          >
            {formatMessage(messages.administratorText)}
          </Popover>
        </Inline>
        <Checkbox
          isSelected={extent === 'all'}
          isIndeterminate={extent === 'some'}
          onChange={(isSelected) => form.set('role.grants', sameGrants(isSelected))}
        >
          {formatMessage(messages.all)}
        </Checkbox>
      </Inline>
      <Table
        caption={formatMessage(messages.title)}
        isCaptionHidden
        rows={roleAreas}
        rowKey={(area) => area}
        columns={[
          {
            id: 'area',
            header: formatMessage(messages.area),
            isRowHeader: true,
            cell: (area: RoleArea) => formatMessage(areaMessages[area]),
          },
          ...roleActions.map((action) => ({
            id: action,
            header: formatMessage(messages[action]),
            cell: (area: RoleArea) => (
              <Checkbox
                label={formatMessage(grantMessage, {
                  area: formatMessage(areaMessages[area]),
                  action: formatMessage(messages[action]),
                })}
                {...form.toggle(`role.grants.${area}.${action}`)}
              />
            ),
          })),
        ]}
      />
    </Stack>
  );
}
