import type { Role } from '@servery/api/template';
import { actionMessages } from '@servery/screens/messages';
import {
  AvatarGroup,
  Card,
  CopyIcon,
  DeleteIcon,
  EditIcon,
  IconButton,
  Inline,
  Link,
  Stack,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useRoleName } from '../../hooks/useRoleName.ts';
import { countMessage, deleteNameMessage } from '../../messages/list.ts';
import { duplicateMessage, holdersMessage } from '../../messages/roles.ts';
import { places } from '../../places.ts';

/** The actions on a role. */
export interface RoleHandlers {
  onEdit: (role: Role) => void;
  onDuplicate: (role: Role) => void;
  onRemove: (role: Role) => void;
}

/** A role with its users, and the buttons to edit, duplicate and delete it. */
export function RoleCard({ role, acts }: { role: Role; acts: RoleHandlers }) {
  const { formatMessage } = useIntl();
  const name = useRoleName()(role);
  const { users, builtIn } = role;
  const count = formatMessage(countMessage, { count: users.length });
  return (
    <Card title={<bdi>{name}</bdi>} level={2}>
      <Stack gap="m">
        {builtIn ? <Link href={places.listOf(builtIn)}>{count}</Link> : <span>{count}</span>}
        {users.length > 0 && (
          <AvatarGroup
            label={formatMessage(holdersMessage, { role: name })}
            people={users.map(({ id, fullName, avatar }) => ({
              id: String(id),
              name: fullName,
              src: avatar,
            }))}
          />
        )}
        <Inline gap="none" isWrapping={false}>
          <IconButton
            label={formatMessage(actionMessages.editName, { name })}
            onPress={() => acts.onEdit(role)}
          >
            <EditIcon />
          </IconButton>
          <IconButton
            label={formatMessage(duplicateMessage, { name })}
            onPress={() => acts.onDuplicate(role)}
          >
            <CopyIcon />
          </IconButton>
          {!builtIn && (
            <IconButton
              label={formatMessage(deleteNameMessage, { name })}
              onPress={() => acts.onRemove(role)}
            >
              <DeleteIcon />
            </IconButton>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
