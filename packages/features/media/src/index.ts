export { MediaLibrary } from './screens/MediaLibrary.tsx';
export type { MediaLibraryProps } from './screens/MediaLibrary.tsx';
export { MediaPicker } from './screens/MediaPicker.tsx';
export type { MediaPickerProps, PickedPicture } from './screens/MediaPicker.tsx';
export { PictureField } from './screens/PictureField.tsx';
export type { PictureFieldProps } from './screens/PictureField.tsx';
