import { deleteMedia, editMedia, limitsOf, toggleMedia, type Media } from '@servery/api';
import {
  Banner,
  Button,
  ConfirmDialog,
  Switch,
  TextArea,
  TextField,
  toast,
  FormDrawer,
} from '@servery/ui';
import { useErrorToast } from '@servery/screens';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMediaAction } from '../hooks/useMediaAction.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { editMessages as messages } from '../messages/edit.ts';
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

/** Drawer to edit one picture: name, description, status and use. */
export function PictureDrawer({ picture, canEdit, itemHref, onClose }: PictureDrawerProps) {
  const { formatMessage } = useIntl();
  const { id, version, is_active, used_by, is_in_brand } = picture;
  const edit = useMediaAction(editMedia);
  const toggle = useMediaAction(toggleMedia);
  const remove = useMediaAction(deleteMedia);
  const attempt = useErrorToast(useProblemText());
  const [name, setName] = useState(picture.name);
  const [alt, setAlt] = useState(picture.alt);
  const [isConfirming, setConfirming] = useState(false);
  const isChanged = name.trim() !== picture.name || alt.trim() !== picture.alt;
  const isNamed = name.trim() !== '';
  const isPending = edit.isMutating || remove.isMutating;

  const save = async () => {
    if (!isNamed) return;
    if (!isChanged) return onClose();
    const body = { version, name: name.trim(), alt: alt.trim() };
    const run = () => edit.trigger({ params: { id }, query: {}, body });
    if (!(await attempt(run))) return;
    toast.success({ title: formatMessage(messages['saved'], { name: body.name }) });
    onClose();
  };
  const takeAway = async () => {
    if (!(await attempt(() => remove.trigger({ params: { id }, body: { version } })))) return;
    toast.success({ title: formatMessage(messages['deleted'], { name: picture.name }) });
    onClose();
  };

  return (
    <>
      <FormDrawer
        title={<bdi>{picture.name}</bdi>}
        action={formatMessage(messages.save)}
        aside={
          <Button
            tone="danger"
            emphasis="ghost"
            isDisabled={used_by.length > 0 || is_in_brand || isPending}
            onPress={() => setConfirming(true)}
          >
            {formatMessage(messages.delete)}
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
            {formatMessage(messages.altMissing)}
          </Banner>
        )}
        <TextField
          label={formatMessage(messages.name)}
          value={name}
          {...limitsOf(editMedia.body, 'name')}
          isRequired
          isReadOnly={!canEdit}
          isInvalid={!isNamed}
          errorMessage={formatMessage(messages.nameMissing)}
          onChange={setName}
        />
        <TextArea
          label={formatMessage(messages.alt)}
          description={formatMessage(messages.altHelp)}
          value={alt}
          isReadOnly={!canEdit}
          onChange={setAlt}
        />
        <Switch
          description={formatMessage(messages.offeredHelp)}
          isSelected={is_active}
          isReadOnly={!canEdit}
          isPending={toggle.isMutating}
          isRow
          labelSide="start"
          onChange={(next) =>
            void attempt(() =>
              toggle.trigger({ params: { id }, body: { version, is_active: next } }),
            )
          }
        >
          {formatMessage(messages.offered)}
        </Switch>
        <PictureFacts picture={picture} itemHref={itemHref} />
        {canEdit && used_by.length > 0 && (
          <p className={styles.quiet}>
            {formatMessage(messages['inUse'], { count: used_by.length })}
          </p>
        )}
        {canEdit && is_in_brand && (
          <p className={styles.quiet}>{formatMessage(messages.inBrand)}</p>
        )}
        {canEdit && <ReplacePicture picture={picture} />}
      </FormDrawer>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={formatMessage(messages['deleteTitle'], { name: picture.name })}
        confirmLabel={formatMessage(messages.deleteIt)}
        tone="danger"
        onConfirm={takeAway}
      >
        {formatMessage(messages.deleteText)}
      </ConfirmDialog>
    </>
  );
}
