import { LoadError } from '@servery/screens';
import { Drawer, EmptyState } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useUser } from '../hooks/useUsers.ts';
import { formMessages as messages } from '../messages/form.ts';
import { UserForm } from './UserForm.tsx';

interface UserPanelProps {
  /** The id of the user to edit; `new` adds one. */
  id: number | 'new';
  onClose: () => void;
}

/** The panel next to the list: the form of a user. */
export function UserPanel({ id, onClose }: UserPanelProps) {
  if (id === 'new') return <UserForm user={null} onClose={onClose} />;
  return <LoadedUser id={id} onClose={onClose} />;
}

function LoadedUser({ id, onClose }: { id: number; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useUser(id);
  if (data) return <UserForm user={data.user} onClose={onClose} />;
  if (!error) return null;
  return (
    <Drawer isOpen onOpenChange={onClose} title={formatMessage(messages.edit)}>
      <LoadError
        error={error}
        title={formatMessage(messages.failed)}
        missing={
          <EmptyState title={formatMessage(messages.gone)}>
            {formatMessage(messages.goneText)}
          </EmptyState>
        }
        onRetry={mutate}
      />
    </Drawer>
  );
}
