import { useStore } from '@nanostores/react';
import { $snackbar, closeSnackbar, pauseSnackbar, resumeSnackbar } from '@loupe/shared/stores/snackbar';
import { Snackbar } from '@loupe/shared/ui/snackbar';

/** The one place of short messages (S4). */
export function SnackbarArea() {
  const { message, color, visible } = useStore($snackbar);
  return (
    <Snackbar
      message={visible ? message : null}
      color={color}
      onClose={closeSnackbar}
      onPause={pauseSnackbar}
      onResume={resumeSnackbar}
    />
  );
}
