import { AddButton } from '@servery/screens/list';
import { IconButton, Menu, MoreIcon, type MenuEntry } from '@servery/ui';
import { useIntl } from 'react-intl';
import { menuMessages as messages } from '../../messages/menus.ts';

interface MenuToolsProps {
  canEdit: boolean;
  onImport: () => void;
  onExport: () => void;
  onCreate: () => void;
}

/** The toolbar of the list of items. */
export function MenuTools({ canEdit, onImport, onExport, onCreate }: MenuToolsProps) {
  const { formatMessage } = useIntl();
  const files: MenuEntry[] = [
    ...(canEdit
      ? [{ id: 'import', label: formatMessage(messages.import), onAction: onImport }]
      : []),
    { id: 'export', label: formatMessage(messages.export), onAction: onExport },
  ];
  return (
    <>
      <Menu
        label={formatMessage(messages.fileTools)}
        placement="bottom end"
        items={files}
        trigger={
          <IconButton label={formatMessage(messages.fileTools)}>
            <MoreIcon />
          </IconButton>
        }
      />
      {canEdit && <AddButton onPress={onCreate}>{formatMessage(messages.create)}</AddButton>}
    </>
  );
}
