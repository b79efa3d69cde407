import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CityConfig } from '~/city/schema';
import { checkSecret } from '~/data/restore/restorePassword';
import { currentLanguage } from '~/i18n/words';
import { noteRestore, restoreAtom } from '~/state/restore';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { Skeleton } from '~/ui/Skeleton';
import { PasswordStep } from './PasswordStep';
import { RestoreTitle } from './RestoreTitle';
import { useRestoreSteps } from './useRestoreSteps';

/** The link of an e-mail has been opened, here or on another device: where it is still good, a new password is asked for. */
export const LinkStep = ({ city, salt }: { city: CityConfig; salt: string }) => {
  const goTo = useRestoreSteps();
  const state = useAtomValue(restoreAtom);
  const [isUnheard, setUnheard] = useState(false);

  const check = useEffectEvent(async (): Promise<void> => {
    setUnheard(false);
    const answer = await checkSecret(salt);
    if (answer.kind === 'ok') {
      noteRestore({ type: 'linkGood' });
      await goTo('3', { salt, replace: true });
    } else if (answer.kind === 'refused') noteRestore({ type: 'linkBad' });
    else setUnheard(true);
  });
  useEffect(() => {
    noteRestore({ type: 'opened', salt });
    void check();
  }, [salt]);

  if (state.step === 'password' && state.salt === salt) return <PasswordStep />;
  const isBad = state.step === 'badLink';
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
          {t`Она устарела, по ней уже задали пароль, или она не от города ${cityName}. Выбрать другой город можно в меню.`}
        </Notice>
      )}
      {isUnheard && !isBad && (
        <Notice
          mood="warning"
          actions={
            <Button look="secondary" icon="refresh" onClick={() => void goTo('2', { salt, replace: true })}>
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
