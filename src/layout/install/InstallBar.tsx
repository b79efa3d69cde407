import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { recordHasPaid, isInstallOfferedAtom, dismissInstall } from '~/state/installOffer';
import { installMethodAtom } from '~/state/installMethod';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { Collapse } from '~/ui/Collapse';
import { install } from './install';

/** Shown after a successful payment: a driver who has parked with the app knows what it is good for. */
export const InstallBar = () => {
  const installing = useAtomValue(installMethodAtom);
  const isMoment = useAtomValue(isInstallOfferedAtom);
  useEffect(() => {
    if (isMoment) recordHasPaid();
  }, [isMoment]);
  if (!installing || !isMoment) return null;
  return (
    <Collapse name="install" isNow={false}>
      <div className="mx-auto w-full max-w-5xl p-2">
        <Notice
          severity="info"
          title={t`Установите приложение`}
          actions={
            <>
              <Button variant="secondary" onClick={() => install(installing)}>
                {installing.by === 'browser' ? t`Установить` : t`Как установить`}
              </Button>
              <Button variant="quiet" onClick={dismissInstall}>
                {t`Не нужно`}
              </Button>
            </>
          }
        >
          {t`Оно открывается одним нажатием, и без сети тоже.`}
        </Notice>
      </div>
    </Collapse>
  );
};
