import type { ProfileAbout } from '@servery/api/template';
import { Description, DescriptionList, Link, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { profileMessages as messages } from '../messages/profile.ts';
import { text } from './profile.css.ts';

const names = ['joined', 'lives', 'email', 'website'] as const;

/** The text about a person, and facts: since when, place, email address and website. */
export function AboutFacts({ about }: { about: ProfileAbout }) {
  const { formatMessage, formatDate } = useIntl();
  const { joined, lives, email, website } = about;
  const facts = {
    // A date without a time: midnight in UTC would be the day before in some time zones.
    joined: formatDate(`${joined}T00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }),
    lives: lives && <bdi>{lives}</bdi>,
    email: <Link href={`mailto:${email}`}>{email}</Link>,
    website: website && (
      <Link href={website} isExternal>
        <bdi>{website.replace(/^https?:[/][/]/i, '')}</bdi>
      </Link>
    ),
  };
  return (
    <Stack gap="m">
      {about.about && (
        <p dir="auto" className={text}>
          {about.about}
        </p>
      )}
      <DescriptionList look="pairs">
        {names.map(
          (name) =>
            facts[name] && (
              <Description key={name} term={formatMessage(messages[name])}>
                {facts[name]}
              </Description>
            ),
        )}
      </DescriptionList>
    </Stack>
  );
}
