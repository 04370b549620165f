import { Button, IconButton, type ButtonProps } from '@servery/ui';

export interface ToolButtonProps extends Omit<ButtonProps, 'children' | 'tone' | 'emphasis'> {
  label: string;
  /** Whether only the icon is shown, as on a phone. */
  isCompact: boolean;
}

/** A ghost button above the list. */
export function ToolButton({ label, isCompact, icon, ...props }: ToolButtonProps) {
  if (isCompact) {
    return (
      <IconButton {...props} tone="neutral" label={label}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button {...props} tone="neutral" emphasis="ghost" icon={icon}>
      {label}
    </Button>
  );
}
