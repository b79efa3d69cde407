import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { makePhoneMain, removePhone } from '~/data/profile/changePhones';
import { sameUserNow } from '~/data/profile/currentUser';
import { useCurrentUser } from '~/data/profile/useCurrentUser';
import { formatContact } from '~/domain/account/registrationFields';
import { isOnlineAtom } from '~/platform/network';
import { showChangedRow } from '~/state/changedRow';
import { openDialog, type ConfirmOutcome } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { usePendingAction } from '~/ui/usePendingAction';
import { profileAnswerText } from '../profileErrorText';
import { ProfileLine } from './ProfileLine';

/** One phone. The main one can be changed. Any other can become the main one or be removed (PROF-06). */
export const ProfilePhoneLine = ({ phone, isMain }: { phone: string; isMain: boolean }) => {
  const currentUser = useCurrentUser();
  const isOnline = useAtomValue(isOnlineAtom);
  const box = useRef<HTMLLIElement>(null);
  const [error, setError] = useState<string>();
  const formattedPhone = formatContact(phone);
  const isPressed = useRef(false);
  const [isBusy, makeMain] = usePendingAction(async () => {
    setError(undefined);
    if (!currentUser) return;
    isPressed.current = true;
    const answer = await makePhoneMain(currentUser, phone);
    if (answer.kind === 'ok') return showChangedRow(phone);
    isPressed.current = false;
    setError(profileAnswerText(answer));
  });
  // The pressed button has gone. The button in its place gets the focus.
  useEffect(() => {
    if (isMain && isPressed.current) box.current?.querySelector('button')?.focus();
    isPressed.current = false;
  }, [isMain]);
  const remove = async (): Promise<ConfirmOutcome> => {
    const now = sameUserNow(currentUser);
    if (!now) return 'failed';
    const answer = await removePhone(now, phone);
    if (answer.kind === 'ok') return 'done';
    const failure = profileAnswerText(answer);
    return failure === undefined ? 'failed' : { failure };
  };
  return (
    <ProfileLine
      ref={box}
      row={phone}
      error={error}
      hasManyActions={!isMain}
      name={isMain ? t`Основной телефон` : t`Телефон`}
      actions={
        isMain ? (
          <Button
            key="change"
            variant="secondary"
            aria-label={t`Изменить основной телефон`}
            disabled={!isOnline}
            onClick={() => openDialog({ name: 'editProfile', step: 'phone' })}
          >
            {t`Изменить`}
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              aria-label={t`Сделать основным ${formattedPhone}`}
              isBusy={isBusy}
              disabled={!isOnline}
              onClick={makeMain}
            >
              {t`Сделать основным`}
            </Button>
            <Button
              variant="danger"
              aria-label={t`Удалить ${formattedPhone}`}
              disabled={!isOnline}
              onClick={() =>
                openDialog({
                  name: 'confirm',
                  title: t`Удалить телефон?`,
                  text: t`Телефон ${formattedPhone} исчезнет из профиля. Войти с ним больше не получится.`,
                  confirmLabel: t`Удалить телефон`,
                  doneText: t`Телефон удалён`,
                  onConfirm: remove,
                })
              }
            >
              {t`Удалить`}
            </Button>
          </>
        )
      }
    >
      {formattedPhone}
    </ProfileLine>
  );
};
