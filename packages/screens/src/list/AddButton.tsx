import { Button, PlusIcon, type ButtonProps } from '@servery/ui';

/** The button of a list's toolbar or empty state that adds a row. */
export function AddButton(props: Pick<ButtonProps, 'children' | 'onPress' | 'isDisabled'>) {
  return <Button tone="accent" emphasis="solid" icon={<PlusIcon />} {...props} />;
}
