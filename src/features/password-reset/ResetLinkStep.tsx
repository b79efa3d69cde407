import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { CityConfig } from '~/city/schema';
import { checkResetSecret } from '~/data/password-reset/requestPasswordReset';
import { currentLanguage } from '~/i18n/messages';
import { updatePasswordReset, passwordResetAtom } from '~/state/session/passwordReset';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { Skeleton } from '~/ui/Skeleton';
import { useUnmountSignal } from '~/ui/useUnmountSignal';
import { ResetPasswordStep } from './ResetPasswordStep';
import { PasswordResetTitle } from './PasswordResetTitle';
import { usePasswordResetSteps } from './usePasswordResetSteps';

/**
 * Shown after the link in an e-mail was opened, here or on another device. If it is still valid, it leads to the new
 * password.
 */
export const ResetLinkStep = ({ city, salt }: { city: CityConfig; salt: string }) => {
  const goTo = usePasswordResetSteps();
  const state = useAtomValue(passwordResetAtom);
  const getUnmountSignal = useUnmountSignal();
  const check = async (): Promise<void> => {
    const signal = getUnmountSignal();
    updatePasswordReset({ type: 'opened', salt });
    const answer = await checkResetSecret(salt);
    if (answer.kind === 'ok') {
      updatePasswordReset({ type: 'linkGood', salt });
      if (!signal.aborted) await goTo('3', { salt, replace: true });
    } else updatePasswordReset({ type: answer.kind === 'refused' ? 'linkBad' : 'linkUnheard', salt });
  };
  const open = useEffectEvent(check);
  useEffect(() => void open(), []);

  if (state.step === 'password' && state.salt === salt) return <ResetPasswordStep />;
  const isInvalid = state.step === 'badLink';
  const isUnreachable = state.step === 'checking' && state.isUnreachable;
  const cityName = city.nameForShow[currentLanguage()];
  return (
    <>
      <PasswordResetTitle step={3}>{t`Новый пароль`}</PasswordResetTitle>
      {isInvalid && (
        <Notice
          severity="warning"
          title={t`Ссылка не подошла`}
          actions={
            <Button
              variant="secondary"
              onClick={() => {
                updatePasswordReset({ type: 'startAgain' });
                void goTo('1', { replace: true });
              }}
            >
              {t`Получить новую ссылку`}
            </Button>
          }
        >
          {t`Она устарела, по ней уже задали пароль, или она от другого города. Сейчас выбран город ${cityName}, сменить его можно в меню.`}
        </Notice>
      )}
      {isUnreachable && (
        <Notice
          severity="warning"
          actions={
            <Button variant="secondary" icon="refresh" onClick={() => void check()}>
              {t`Попробовать ещё раз`}
            </Button>
          }
        >
          {t`Нет связи: ссылку проверить не удалось.`}
        </Notice>
      )}
      {!isInvalid && !isUnreachable && (
        <Skeleton message={t`Проверяем ссылку…`}>
          <div className="h-48 rounded-sheet bg-raised" />
        </Skeleton>
      )}
    </>
  );
};
