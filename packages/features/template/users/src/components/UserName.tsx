import type { User } from '@servery/api/template';
import { Avatar } from '@servery/ui';
import { email as emailStyle, names, person } from './list.css.ts';

/** The picture, name and email address of a user. */
export function UserName({ user }: { user: User }) {
  const { fullName, email, avatar } = user;
  return (
    <span className={person}>
      <Avatar name={fullName} src={avatar} isDecorative />
      <span className={names}>
        <bdi>{fullName}</bdi>
        <bdi className={emailStyle}>{email}</bdi>
      </span>
    </span>
  );
}
