import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';
import { securityMessages } from './security.ts';

/** Messages of the tab “Notifications”. */
export const noticeMessages = defineMessages({
  title: { id: 'users.notices.title', defaultMessage: 'Notification settings' },
  topic: { id: 'users.notices.topic', defaultMessage: 'Topic' },
  email: fieldMessages.email,
  browser: securityMessages.browser,
  app: { id: 'users.notices.app', defaultMessage: 'App' },
  newForYou: { id: 'users.notices.newForYou', defaultMessage: 'News and offers' },
  accountActivity: { id: 'users.notices.accountActivity', defaultMessage: 'Account activity' },
  newBrowser: {
    id: 'users.notices.newBrowser',
    defaultMessage: 'Sign-in with a new browser',
  },
  newDevice: { id: 'users.notices.newDevice', defaultMessage: 'New device linked' },
  timing: { id: 'users.notices.timing', defaultMessage: 'When to send notifications' },
  saved: { id: 'users.notices.saved', defaultMessage: 'Notification settings saved' },
});

/** When notifications are sent. */
export const timingMessages = defineMessages({
  always: { id: 'users.notices.always', defaultMessage: 'At any time' },
  online: { id: 'users.notices.online', defaultMessage: 'Only when I’m online' },
});

/** Label of one setting: a topic and a channel. */
export const noticeLabelMessage = defineMessage<{ topic: string; channel: string }>({
  id: 'users.notices.label',
  defaultMessage: '{topic}: {channel}',
});

/** Messages of the tab “Connections”. */
export const connectionMessages = defineMessages({
  services: { id: 'users.services', defaultMessage: 'Connected accounts' },
  networks: { id: 'users.networks', defaultMessage: 'Social accounts' },
  notLinked: { id: 'users.networks.none', defaultMessage: 'Not linked' },
  google: { id: 'users.services.google', defaultMessage: 'Calendar and contacts' },
  slack: { id: 'users.services.slack', defaultMessage: 'Team messages' },
  github: { id: 'users.services.github', defaultMessage: 'Git repositories' },
  mailchimp: { id: 'users.services.mailchimp', defaultMessage: 'Email marketing' },
  asana: { id: 'users.services.asana', defaultMessage: 'Tasks and projects' },
});

/** Label of the button that links a social network. */
export const linkMessage = defineMessage<{ network: string }>({
  id: 'users.networks.link',
  defaultMessage: 'Link {network}',
});

/** Label of the button that unlinks a social network. */
export const unlinkMessage = defineMessage<{ network: string }>({
  id: 'users.networks.unlink',
  defaultMessage: 'Unlink {network}',
});

/** Toast after an account was connected or linked. */
export const connectedMessage = defineMessage<{ name: string }>({
  id: 'users.connected',
  defaultMessage: '{name} connected',
});

/** Toast after an account was disconnected or unlinked. */
export const disconnectedMessage = defineMessage<{ name: string }>({
  id: 'users.disconnected',
  defaultMessage: '{name} disconnected',
});
