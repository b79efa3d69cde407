import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { CityConfig } from '~/city/schema';
import { checkSecret } from '~/data/restore/restorePassword';
import { currentLanguage } from '~/i18n/words';
import { noteRestore, restoreAtom } from '~/state/restore';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { Skeleton } from '~/ui/Skeleton';
import { useWhileShown } from '~/ui/useWhileShown';
import { PasswordStep } from './PasswordStep';
import { RestoreTitle } from './RestoreTitle';
import { useRestoreSteps } from './useRestoreSteps';

/** The link of an e-mail has been opened, here or on another device: where it is still good, a new password is asked for. */
export const LinkStep = ({ city, salt }: { city: CityConfig; salt: string }) => {
  const goTo = useRestoreSteps();
  const state = useAtomValue(restoreAtom);
  const whileShown = useWhileShown();
  const check = async (): Promise<void> => {
    const shown = whileShown();
    noteRestore({ type: 'opened', salt });
    const answer = await checkSecret(salt);
    if (answer.kind === 'ok') {
      noteRestore({ type: 'linkGood', salt });
      if (!shown.aborted) await goTo('3', { salt, replace: true });
    } else noteRestore({ type: answer.kind === 'refused' ? 'linkBad' : 'linkUnheard', salt });
  };
  const open = useEffectEvent(check);
  useEffect(() => void open(), []);

  if (state.step === 'password' && state.salt === salt) return <PasswordStep />;
  const isBad = state.step === 'badLink';
  const isUnheard = state.step === 'checking' && state.isUnheard;
  const cityName = city.nameForShow[currentLanguage()];
  return (
    <>
      <RestoreTitle step={3}>{t`Новый пароль`}</RestoreTitle>
      {isBad && (
        <Notice
          mood="warning"
          title={t`Ссылка не подошла`}
          actions={
            <Button
              look="secondary"
              onClick={() => {
                noteRestore({ type: 'startAgain' });
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
      {isUnheard && (
        <Notice
          mood="warning"
          actions={
            <Button look="secondary" icon="refresh" onClick={() => void check()}>
              {t`Попробовать ещё раз`}
            </Button>
          }
        >
          {t`Нет связи с городом: ссылку проверить не удалось.`}
        </Notice>
      )}
      {!isBad && !isUnheard && (
        <Skeleton words={t`Проверяем ссылку…`}>
          <div className="h-48 rounded-sheet bg-raised" />
        </Skeleton>
      )}
    </>
  );
};
