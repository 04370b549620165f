import { Tooltip } from '@servery/ui';
import { IconLink, type IconLinkProps } from './IconLink.tsx';

/** An icon link with its label in a tooltip. */
export function ExplainedLink(props: IconLinkProps) {
  return (
    <Tooltip text={props.label} placement="bottom">
      <IconLink {...props} />
    </Tooltip>
  );
}
