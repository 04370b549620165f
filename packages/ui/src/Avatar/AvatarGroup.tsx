import { useLocale } from 'react-aria/I18nProvider';
import { Popover } from '../Popover/Popover.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Avatar, type AvatarProps } from './Avatar.tsx';
import { group, member, row, rows } from './AvatarGroup.css.ts';
import { MoreButton } from './MoreButton.tsx';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

/** A person in an `AvatarGroup`. */
export interface AvatarGroupPerson extends Pick<AvatarProps, 'name' | 'src' | 'status'> {
  /** The unique key of the person in the group. */
  id: string;
}

const moreMessage = { id: 'avatarGroup.more', text: '{figure} more' };

export interface AvatarGroupProps {
  /** The accessible name of the group, such as "On duty". */
  label: string;
  /** The people, in the order they're shown. */
  people: readonly AvatarGroupPerson[];
  /**
   * The maximum number of avatars. The others are counted and listed in a popover.
   * @default 4
   */
  max?: number;
  /**
   * The size of the avatars.
   * @default 'm'
   */
  size?: AvatarProps['size'];
  /**
   * Returns the accessible name of the button that lists the others. It's called with the visible
   * text, such as "+3", and has to contain it for speech control: "+3 people". It's "+3 more" if
   * it's left out.
   */
  moreLabel?: (figure: string) => string;
}

/** Several people at a glance. Those beyond `max` are listed in a popover. */
export function AvatarGroup({ label, people, max = 4, size, moreLabel }: AvatarGroupProps) {
  const format = useFormatMessage();
  const { locale } = useLocale();
  const shown = people.length > max ? people.slice(0, max) : people;
  const others = people.slice(shown.length);
  const figure = new Intl.NumberFormat(locale, { signDisplay: 'always' }).format(others.length);
  const more = moreLabel?.(figure) ?? format(moreMessage, { figure });
  return (
    <ul role="list" aria-label={label} className={group}>
      {shown.map(({ id, ...person }) => (
        <li key={id}>
          <Tooltip text={person.name}>
            <span className={member({ size })}>
              <Avatar {...person} size={size} />
            </span>
          </Tooltip>
        </li>
      ))}
      {others.length > 0 && (
        <li className={member({ size })}>
          <Popover label={more} trigger={<MoreButton label={more} figure={figure} size={size} />}>
            <ul role="list" className={rows}>
              {others.map(({ id, ...person }) => (
                <li key={id} className={row}>
                  <Avatar {...person} size="s" isDecorative />
                  {person.name}
                </li>
              ))}
            </ul>
          </Popover>
        </li>
      )}
    </ul>
  );
}
