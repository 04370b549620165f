import type { ProjectMember } from '@servery/api/template';
import { defineMessages } from '@servery/screens/define';
import { defineMessage } from 'react-intl';

/** Messages of the dialog that shares a project. */
export const shareMessages = defineMessages({
  title: { id: 'modals.share', defaultMessage: 'Share project' },
  text: {
    id: 'modals.share.text',
    defaultMessage: 'Give people access to a project, with a role for each.',
  },
  add: { id: 'modals.share.add', defaultMessage: 'Add a person' },
  choose: { id: 'modals.share.choose', defaultMessage: 'Choose a person' },
  nobody: { id: 'modals.share.nobody', defaultMessage: 'Everyone has access already.' },
  link: { id: 'modals.share.link', defaultMessage: 'Project link' },
  copy: { id: 'modals.share.copy', defaultMessage: 'Copy link' },
});

/** The roles of members. */
export const memberRoleMessages = defineMessages({
  owner: { id: 'modals.share.owner', defaultMessage: 'Project owner' },
  editor: { id: 'modals.share.editor', defaultMessage: 'Can edit' },
  viewer: { id: 'modals.share.viewer', defaultMessage: 'Can view' },
}) satisfies Record<ProjectMember['role'], unknown>;

/** Heading above the members. */
export const membersMessage = defineMessage<{ count: number }>({
  id: 'modals.share.members',
  defaultMessage: '{count, plural, one {# member} other {# members}}',
});

/** Label of a member’s role. */
export const roleOfMessage = defineMessage<{ name: string }>({
  id: 'modals.share.roleOf',
  defaultMessage: 'Role of {name}',
});
