import { Tooltip } from '@servery/ui';
import { IconLink, type IconLinkProps } from './IconLink.tsx';

/** The same link with its words in a tooltip. */
export function ExplainedLink(props: IconLinkProps) {
  return (
    <Tooltip text={props.label} placement="bottom">
      <IconLink {...props} />
    </Tooltip>
  );
}
