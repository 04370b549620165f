import { createElement, type FunctionComponent, type SVGProps } from 'react';

/** An icon as lucide describes it: its names, and its shapes with their attributes. */
interface IconData {
  name: string;
  aliases?: readonly (string | object)[];
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** The width and height. @default 24 */
  size?: number | string;
}

/** Returns the component of an icon; decorative unless it has a label or a role. */
export function createIcon({ name, aliases = [], node }: IconData): FunctionComponent<IconProps> {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  const names = [name, ...aliases.filter((alias) => typeof alias === 'string')];
  const own = ['lucide', ...names.map((each) => `lucide-${each}`)].join(' ');
  return ({ size = 24, className, ...props }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${own} ${className}` : own,
        'aria-hidden': 'aria-label' in props || 'role' in props ? undefined : true,
        ...props,
      },
      ...shapes,
    );
}

// oxlint-disable-next-line no-default-export -- it replaces the default export of lucide-react
export default createIcon;
