import { deleteMedia, editMedia, toggleMedia, type Media } from '@servery/api';
import { Banner, Button, ConfirmDialog, Switch, TextArea, TextField, toast } from '@servery/ui';
import { FormDrawer } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMediaAction } from '../hooks/useMediaAction.ts';
import { useTell } from '../hooks/useTell.ts';
import { editWords as words } from '../messages/edit.ts';
import * as styles from './drawer.css.ts';
import { Picture } from './PictureCard.tsx';
import { PictureFacts } from './PictureFacts.tsx';
import { ReplacePicture } from './ReplacePicture.tsx';

interface PictureDrawerProps {
  picture: Media;
  canEdit: boolean;
  itemHref: ((id: number) => string) | undefined;
  onClose: () => void;
}

/** Everything about one picture: what it is called, what it says, where it is shown. */
export function PictureDrawer({ picture, canEdit, itemHref, onClose }: PictureDrawerProps) {
  const { formatMessage } = useIntl();
  const { id, version, is_active, used_by } = picture;
  const edit = useMediaAction(editMedia);
  const toggle = useMediaAction(toggleMedia);
  const remove = useMediaAction(deleteMedia);
  const tell = useTell();
  const [name, setName] = useState(picture.name);
  const [alt, setAlt] = useState(picture.alt);
  const [isAsked, setAsked] = useState(false);
  const isChanged = name.trim() !== picture.name || alt.trim() !== picture.alt;
  const isNamed = name.trim() !== '';
  const isPending = edit.isMutating || remove.isMutating;

  const save = async () => {
    if (!isNamed) return;
    if (!isChanged) return onClose();
    const body = { version, name: name.trim(), alt: alt.trim() };
    const run = () => edit.trigger({ params: { id }, query: {}, body });
    if (!(await tell(run))) return;
    toast.success({ title: formatMessage(words['saved'], { name: body.name }) });
    onClose();
  };
  const takeAway = async () => {
    if (!(await tell(() => remove.trigger({ params: { id }, body: { version } })))) return;
    toast.success({ title: formatMessage(words['deleted'], { name: picture.name }) });
    onClose();
  };

  return (
    <>
      <FormDrawer
        title={<bdi>{picture.name}</bdi>}
        action={formatMessage(words.save)}
        aside={
          <Button
            tone="danger"
            emphasis="ghost"
            isDisabled={used_by.length > 0 || isPending}
            onPress={() => setAsked(true)}
          >
            {formatMessage(words.delete)}
          </Button>
        }
        isDirty={isChanged}
        isPending={isPending}
        isReadOnly={!canEdit}
        onSubmit={save}
        onClose={onClose}
      >
        <span className={styles.frame}>
          <Picture picture={picture} size="medium" />
        </span>
        {canEdit && picture.alt === '' && alt.trim() === '' && (
          <Banner tone="warning" isLive={false}>
            {formatMessage(words.altMissing)}
          </Banner>
        )}
        <TextField
          label={formatMessage(words.name)}
          value={name}
          maxLength={120}
          isRequired
          isReadOnly={!canEdit}
          isInvalid={!isNamed}
          errorMessage={formatMessage(words.nameMissing)}
          onChange={setName}
        />
        <TextArea
          label={formatMessage(words.alt)}
          description={formatMessage(words.altHelp)}
          value={alt}
          isReadOnly={!canEdit}
          onChange={setAlt}
        />
        <Switch
          description={formatMessage(words.offeredHelp)}
          isSelected={is_active}
          isReadOnly={!canEdit}
          isPending={toggle.isMutating}
          isRow
          labelSide="start"
          onChange={(next) =>
            void tell(() => toggle.trigger({ params: { id }, body: { version, is_active: next } }))
          }
        >
          {formatMessage(words.offered)}
        </Switch>
        <PictureFacts picture={picture} itemHref={itemHref} />
        {canEdit && used_by.length > 0 && (
          <p className={styles.quiet}>{formatMessage(words['inUse'], { count: used_by.length })}</p>
        )}
        {canEdit && <ReplacePicture picture={picture} />}
      </FormDrawer>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={formatMessage(words['deleteTitle'], { name: picture.name })}
        confirmLabel={formatMessage(words.deleteIt)}
        cancelLabel={formatMessage(words.cancel)}
        tone="danger"
        onConfirm={takeAway}
      >
        {formatMessage(words.deleteText)}
      </ConfirmDialog>
    </>
  );
}
