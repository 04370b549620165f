import { givenRoles, type GivenRole, type SharedProject } from '@servery/api/template';
import { useErrorToast } from '@servery/screens';
import { actionMessages } from '@servery/screens/messages';
import {
  Avatar,
  Button,
  CloseIcon,
  CopyField,
  Dialog,
  Heading,
  IconButton,
  Select,
  Stack,
  Text,
} from '@servery/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useModalChanges } from '../hooks/useModalExamples.ts';
import { useModalProblem } from '../hooks/useModalProblem.ts';
import { pageMessages } from '../messages/page.ts';
import {
  memberRoleMessages,
  membersMessage,
  roleOfMessage,
  shareMessages as messages,
} from '../messages/share.ts';
import * as styles from './modals.css.ts';

interface ShareProjectProps {
  project: SharedProject;
  onClose: () => void;
}

/** The dialog that gives people access to a project. */
export function ShareProject({ project, onClose }: ShareProjectProps) {
  const { formatMessage } = useIntl();
  const changes = useModalChanges();
  const withErrorToast = useErrorToast(useModalProblem());
  const heading = useRef<HTMLHeadingElement>(null);
  const { members, others, link } = project;
  const remove = (id: number) => {
    // The button that has the focus is removed with its member.
    heading.current?.focus();
    return withErrorToast(() => changes.removeMember({ query: { id } }));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage(messages.title)}
      footer={(close) => <Button onPress={close}>{formatMessage(pageMessages.close)}</Button>}
    >
      <Stack gap="l" align="stretch">
        <Select
          label={formatMessage(messages.add)}
          placeholder={formatMessage(messages.choose)}
          description={others.length === 0 ? formatMessage(messages.nobody) : undefined}
          isDisabled={others.length === 0}
          value={null}
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) =>
            void withErrorToast(() => changes.addMember({ body: { id: Number(id) } }))
          }
        />
        <Heading level={3} ref={heading}>
          {formatMessage(membersMessage, { count: members.length })}
        </Heading>
        <ul role="list" className={styles.members}>
          {members.map(({ id, name, email, role }) => (
            <li key={id} className={styles.member}>
              <Avatar name={name} isDecorative />
              <div className={styles.who}>
                <bdi>{name}</bdi>
                <Text size="s" tone="muted">
                  <bdi dir="ltr">{email}</bdi>
                </Text>
              </div>
              {role === 'owner' ? (
                <Text tone="muted">{formatMessage(memberRoleMessages.owner)}</Text>
              ) : (
                <>
                  <Select
                    isLabelHidden
                    label={formatMessage(roleOfMessage, { name })}
                    value={role}
                    options={givenRoles.map((value) => ({
                      value,
                      label: formatMessage(memberRoleMessages[value]),
                    }))}
                    onChange={(next) =>
                      void withErrorToast(() =>
                        changes.changeMember({ body: { id, role: next as GivenRole } }),
                      )
                    }
                  />
                  <IconButton
                    label={formatMessage(actionMessages.removeName, { name })}
                    onPress={() => void remove(id)}
                  >
                    <CloseIcon />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ul>
        <CopyField
          label={formatMessage(messages.link)}
          labels={{ copy: formatMessage(messages.copy) }}
          value={link}
          dir="ltr"
        />
      </Stack>
    </Dialog>
  );
}
