import * as Radix from '@radix-ui/react-select';
import { CheckIcon } from '../icons.ts';
import { useListLayer } from '../overlays/OverlayContainer.tsx';
import { useOpenList } from '../overlays/openLists.ts';
import {
  check,
  groupTitle,
  option,
  optionIcon,
  optionNote,
  optionLabels,
  popup,
  shield,
  viewport,
} from './Select.css.ts';
import { toRadix, type SelectOption, type SelectOptions } from './options.ts';

export interface SelectListProps {
  /** The options, optionally in groups. */
  options: SelectOptions;
}

const onEscapeKeyDown = (event: Event) => event.stopPropagation();

/**
 * The open list of a select. Escape and a press outside close only the list, not what is below it.
 */
export function SelectList({ options }: SelectListProps) {
  const layer = useListLayer();
  useOpenList(true);
  return (
    <Radix.Portal container={layer()}>
      <div>
        <div className={shield} />
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className={popup}
          onEscapeKeyDown={onEscapeKeyDown}
        >
          <Radix.Viewport className={viewport}>
            {options.map((entry) =>
              'options' in entry ? (
                <Radix.Group key={entry.title}>
                  <Radix.Label className={groupTitle}>{entry.title}</Radix.Label>
                  {entry.options.map((item) => (
                    <Option key={item.value} item={item} />
                  ))}
                </Radix.Group>
              ) : (
                <Option key={entry.value} item={entry} />
              ),
            )}
          </Radix.Viewport>
        </Radix.Content>
      </div>
    </Radix.Portal>
  );
}

function Option({ item }: { item: SelectOption }) {
  return (
    <Radix.Item
      value={toRadix(item.value)}
      disabled={item.isDisabled}
      textValue={item.label}
      className={option}
    >
      {item.icon && (
        <span className={optionIcon} aria-hidden>
          {item.icon}
        </span>
      )}
      <span className={optionLabels}>
        <Radix.ItemText>
          {item.label}
          {item.description && <span className={optionNote}> {item.description}</span>}
        </Radix.ItemText>
      </span>
      <Radix.ItemIndicator asChild>
        <CheckIcon className={check} />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
