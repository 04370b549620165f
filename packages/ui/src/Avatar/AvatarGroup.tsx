import { useLocale } from 'react-aria/I18nProvider';
import { Popover } from '../Popover/Popover.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Avatar, type AvatarProps } from './Avatar.tsx';
import { group, member, row, rows } from './AvatarGroup.css.ts';
import { MoreButton } from './MoreButton.tsx';

export interface AvatarGroupPerson extends Pick<AvatarProps, 'name' | 'src' | 'status'> {
  id: string;
}

export interface AvatarGroupProps {
  /** What they have in common, to a screen reader: "On duty". */
  label: string;
  people: readonly AvatarGroupPerson[];
  /** How many faces stand there before the others become a number. */
  max?: number;
  size?: AvatarProps['size'];
  /**
   * Names the button that shows the others. It gets what the button shows, "+3", and holds it, so
   * that who speaks to a computer can say what is seen: "+3 people".
   */
  moreLabel: (figure: string) => string;
}

/** Several people at a glance; those who have no room are behind a number. */
export function AvatarGroup({ label, people, max = 4, size, moreLabel }: AvatarGroupProps) {
  const { locale } = useLocale();
  const shown = people.length > max ? people.slice(0, max) : people;
  const others = people.slice(shown.length);
  const figure = new Intl.NumberFormat(locale, { signDisplay: 'always' }).format(others.length);
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
          <Popover
            label={moreLabel(figure)}
            trigger={<MoreButton label={moreLabel(figure)} figure={figure} size={size} />}
          >
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
