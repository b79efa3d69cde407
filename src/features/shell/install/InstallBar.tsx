import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { noteHasPaid, offersInstallAtom, refuseInstall } from '~/state/install';
import { installingAtom } from '~/state/installing';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { Unfold } from '~/ui/Unfold';
import { install } from './install';

/** Offered once a payment has gone well: who has parked with it knows what it is good for. */
export const InstallBar = () => {
  const installing = useAtomValue(installingAtom);
  const isMoment = useAtomValue(offersInstallAtom);
  useEffect(() => {
    if (isMoment) noteHasPaid();
  }, [isMoment]);
  if (!installing || !isMoment) return null;
  return (
    <Unfold name="install" isNow={false}>
      <div className="mx-auto w-full max-w-5xl p-2">
        <Notice
          mood="info"
          title={t`Установите приложение`}
          actions={
            <>
              <Button look="secondary" onClick={() => install(installing)}>
                {installing.by === 'browser' ? t`Установить` : t`Как установить`}
              </Button>
              <Button look="quiet" onClick={refuseInstall}>
                {t`Не нужно`}
              </Button>
            </>
          }
        >
          {t`Оно открывается одним нажатием, и без сети тоже.`}
        </Notice>
      </div>
    </Unfold>
  );
};
