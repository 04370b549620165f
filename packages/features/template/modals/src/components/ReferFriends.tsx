import { inviteFriend, type Referral } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import {
  Banner,
  Button,
  CopyField,
  CustomersIcon,
  Dialog,
  Form,
  Heading,
  Inline,
  LinkButton,
  SendIcon,
  Stack,
  StarIcon,
  Text,
  TextField,
  toast,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useModalChanges } from '../hooks/useModalExamples.ts';
import { useModalProblem } from '../hooks/useModalProblem.ts';
import { pageMessages } from '../messages/page.ts';
import {
  invitedMessage,
  referErrorMessages,
  referMessages as messages,
} from '../messages/refer.ts';
import * as styles from './modals.css.ts';

interface ReferFriendsProps {
  referral: Referral;
  onClose: () => void;
}

const steps = [
  { icon: <SendIcon />, title: messages.send, text: messages.sendText },
  { icon: <CustomersIcon />, title: messages.join, text: messages.joinText },
  { icon: <StarIcon />, title: messages.earn, text: messages.earnText },
];

/** Returns the pages of social networks that share a link. */
const networksOf = (link: string) => [
  { name: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(link)}` },
  {
    name: 'Facebook',
    href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`,
  },
  {
    name: 'LinkedIn',
    href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(link)}`,
  },
];

/** The dialog that invites friends by email, with a link or on social networks. */
export function ReferFriends({ referral: { link }, onClose }: ReferFriendsProps) {
  const { formatMessage } = useIntl();
  const { inviteFriend: invite } = useModalChanges();
  const form = useEndpointForm(inviteFriend, {
    defaults: { email: '' },
    toInput: (body) => ({ body }),
    send: async (input) => {
      await invite(input);
      form.reset();
      toast.success({ title: formatMessage(invitedMessage, { email: input.body.email }) });
    },
    explain: useModalProblem(),
    messages: referErrorMessages,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="l"
      title={formatMessage(messages.title)}
      footer={(close) => <Button onPress={close}>{formatMessage(pageMessages.close)}</Button>}
    >
      <Stack gap="l" align="stretch">
        <ol role="list" aria-label={formatMessage(messages.steps)} className={styles.steps}>
          {steps.map(({ icon, title, text }) => (
            <li key={title.id} className={styles.step}>
              <span className={styles.sign}>{icon}</span>
              <Text weight="bold">{formatMessage(title)}</Text>
              <Text tone="muted">{formatMessage(text)}</Text>
            </li>
          ))}
        </ol>
        <Form label={formatMessage(messages.invite)} {...form.form}>
          {form.formError && <Banner tone="danger">{form.formError}</Banner>}
          <TextField
            type="email"
            dir="ltr"
            label={formatMessage(messages.email)}
            autoComplete="off"
            {...form.field('email')}
          />
          <Button type="submit" tone="accent" emphasis="solid" isPending={form.isPending}>
            {formatMessage(messages.invite)}
          </Button>
        </Form>
        <CopyField
          label={formatMessage(messages.link)}
          labels={{ copy: formatMessage(messages.copy) }}
          value={link}
          dir="ltr"
        />
        <Heading level={3}>{formatMessage(messages.social)}</Heading>
        <Inline gap="s">
          {networksOf(link).map(({ name, href }) => (
            <LinkButton key={name} href={href}>
              {name}
            </LinkButton>
          ))}
        </Inline>
      </Stack>
    </Dialog>
  );
}
