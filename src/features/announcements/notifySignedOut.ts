import { t } from '@lingui/core/macro';
import { errorText } from '~/i18n/errorText';
import { openDialog } from '~/state/dialogs';

/** The city refuses the profile by name, which has ended the login (document 2, section 4): said why. */
export const notifySignedOut = ({ errorName, message }: { errorName: string; message?: string }): void =>
  openDialog({ name: 'notify', title: t`Вы вышли из профиля`, text: errorText(errorName, message) });
