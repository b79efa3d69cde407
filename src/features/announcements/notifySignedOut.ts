import { t } from '@lingui/core/macro';
import { errorText } from '~/i18n/errorText';
import { openDialog } from '~/state/dialogs';

/** Explains why the login ended: the city refused the profile with `errorName`. */
export const notifySignedOut = ({ errorName, message }: { errorName: string; message?: string }): void =>
  openDialog({ name: 'notify', title: t`Вы вышли из профиля`, text: errorText(errorName, message) });
