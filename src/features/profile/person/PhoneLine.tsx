import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { makePhoneMain, removePhone } from '~/data/profile/changePhones';
import { sameOwnNow } from '~/data/profile/own';
import { useOwn } from '~/data/profile/useOwn';
import { shownContact } from '~/domain/newcomer';
import { isOnlineAtom } from '~/state/network';
import { openWindow, type ConfirmEnd } from '~/state/windows';
import { Button } from '~/ui/Button';
import { useTapOnce } from '~/ui/useTapOnce';
import { answerText } from '../refusalText';
import { Line } from './Line';

/** One phone. The main one can be changed; another one can become the main one, or go (PROF-06, `decisions.md`). */
export const PhoneLine = ({ phone, isMain }: { phone: string; isMain: boolean }) => {
  const own = useOwn();
  const isOnline = useAtomValue(isOnlineAtom);
  const box = useRef<HTMLLIElement>(null);
  const [fault, setFault] = useState<string>();
  const shown = shownContact(phone);
  const isPressed = useRef(false);
  const [isBusy, makeMain] = useTapOnce(async () => {
    setFault(undefined);
    if (!own) return;
    isPressed.current = true;
    const answer = await makePhoneMain(own, phone);
    if (answer.kind === 'ok') return;
    isPressed.current = false;
    setFault(answerText(answer));
  });
  // The button that was pressed has gone: what stands in its place gets the focus.
  useEffect(() => {
    if (isMain && isPressed.current) box.current?.querySelector('button')?.focus();
    isPressed.current = false;
  }, [isMain]);
  const remove = async (): Promise<ConfirmEnd> => {
    const now = sameOwnNow(own);
    if (!now) return 'failed';
    const answer = await removePhone(now, phone);
    if (answer.kind === 'ok') return 'done';
    const failure = answerText(answer);
    return failure === undefined ? 'failed' : { failure };
  };
  return (
    <Line
      ref={box}
      fault={fault}
      name={isMain ? t`Основной телефон` : t`Телефон`}
      actions={
        isMain ? (
          <Button
            key="change"
            look="secondary"
            aria-label={t`Изменить основной телефон`}
            disabled={!isOnline}
            onClick={() => openWindow({ name: 'editProfile', step: 'phone' })}
          >
            {t`Изменить`}
          </Button>
        ) : (
          <>
            <Button look="secondary" aria-label={t`Сделать основным ${shown}`} isBusy={isBusy} disabled={!isOnline} onClick={makeMain}>
              {t`Сделать основным`}
            </Button>
            <Button
              look="danger"
              aria-label={t`Удалить ${shown}`}
              disabled={!isOnline}
              onClick={() =>
                openWindow({
                  name: 'confirm',
                  title: t`Удалить телефон?`,
                  text: t`Телефон ${shown} исчезнет из профиля. Войти с ним больше не получится.`,
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
      {shown}
    </Line>
  );
};
