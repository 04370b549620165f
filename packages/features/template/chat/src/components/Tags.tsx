import type { ChatTag } from '@servery/api/template';
import { Button, CheckIcon, Inline, TagIcon } from '@servery/ui';

interface TagsProps {
  label: string;
  tags: readonly { id: ChatTag; label: string }[];
  chosen: readonly ChatTag[];
  onChange: (chosen: ChatTag[]) => void;
}

/** Toggle buttons for the tags of a contact. */
export function Tags({ label, tags, chosen, onChange }: TagsProps) {
  return (
    <div role="group" aria-label={label}>
      <Inline gap="s">
        {tags.map(({ id, label: name }) => {
          const isOn = chosen.includes(id);
          return (
            <Button
              key={id}
              size="s"
              tone={isOn ? 'accent' : 'neutral'}
              emphasis={isOn ? 'soft' : 'outline'}
              icon={isOn ? <CheckIcon /> : <TagIcon />}
              aria-pressed={isOn}
              onPress={() => onChange(isOn ? chosen.filter((one) => one !== id) : [...chosen, id])}
            >
              {name}
            </Button>
          );
        })}
      </Inline>
    </div>
  );
}
