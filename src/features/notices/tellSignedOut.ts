import { t } from '@lingui/core/macro';
import { errorText } from '~/i18n/errorText';
import { openWindow } from '~/state/windows';

/** The city refuses the profile by name, which has ended the login (document 2, section 4): said why. */
export const tellSignedOut = ({ errorName, message }: { errorName: string; message?: string }): void =>
  openWindow({ name: 'notify', title: t`Вы вышли из профиля`, text: errorText(errorName, message) });
