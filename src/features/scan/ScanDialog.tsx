import { t } from '@lingui/core/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { FineNumber } from '~/components/fine/FineNumber';
import { pathInLanguage } from '~/domain/content/pathInLanguage';
import { readScannedCode, type ScannedCode } from '~/domain/scan/scannedCode';
import { inLanguage } from '~/i18n/inLanguage';
import { currentLanguage } from '~/i18n/messages';
import { redirectTo } from '~/platform/redirectTo';
import { closeAllDialogs } from '~/state/dialogs';
import { isLinkToOtherCity } from '~/state/linkCity';
import { driverAtom } from '~/state/session/signIn';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { ModalDialog } from '~/ui/ModalDialog';
import { Notice } from '~/ui/Notice';
import { Viewfinder } from './Viewfinder';

interface Props {
  /** Takes the number of the place into the form that the dialog was opened from. Without it the code's page opens. */
  onPick?: (place: string) => void;
  onClose: () => void;
}

/**
 * Scans the code of a sign or of a fine. Only codes of the app's own address open. Another host is named, because a
 * sticker over a sign is how payments reach strangers.
 */
export const ScanDialog = ({ onPick, onClose }: Props) => {
  const router = useRouter();
  const [code, setCode] = useState<ScannedCode>();

  const handle = (text: string): void => {
    const next = readScannedCode(text, location.origin);
    if (next.kind !== 'place' || isLinkToOtherCity(next.link)) return setCode(next);
    const { zone, parkingCode, type } = next.link;
    const number = type === undefined ? (parkingCode ?? zone) : undefined;
    if (onPick && number !== undefined) {
      onClose();
      onPick(number);
      return;
    }
    closeAllDialogs();
    // The page replaces the dialog's history entry.
    void router.navigate({ href: pathInLanguage(next.path, currentLanguage()), replace: true });
  };

  return (
    <ModalDialog title={t`Сканировать код`} onClose={onClose}>
      {code ? (
        <div className="grid gap-4">
          <ScanResult code={code} />
          <div className="grid gap-2 tablet:grid-cols-2">
            <Button
              isWide
              variant={code.kind === 'unknown' ? 'primary' : 'secondary'}
              onClick={() => setCode(undefined)}
            >
              {t`Сканировать ещё раз`}
            </Button>
            {code.kind === 'foreign' && (
              <Button isWide onClick={onClose}>
                {t`Ввести номер зоны`}
              </Button>
            )}
          </div>
        </div>
      ) : (
        <Viewfinder onText={handle} />
      )}
    </ModalDialog>
  );
};

const ScanResult = ({ code }: { code: ScannedCode }) => {
  const isDriver = useAtomValue(driverAtom) !== undefined;
  switch (code.kind) {
    case 'foreign':
      return (
        <Notice
          severity="danger"
          title={code.isLookAlike ? t`Чужой адрес, похожий на наш` : t`Это не код городской парковки`}
        >
          <span className="grid gap-2">
            <span>
              {t`Код ведёт сюда:`}{' '}
              <strong translate="no" className="wrap-anywhere">
                {code.host}
              </strong>
            </span>
            <span>
              {t`Наш адрес:`}{' '}
              <strong translate="no" className="wrap-anywhere">
                {location.host}
              </strong>
            </span>
            <span>{t`Не вводите там номер карты и телефон. Номер зоны написан на знаке: оплатите по нему. О наклейке сообщите в службу парковок.`}</span>
          </span>
        </Notice>
      );
    case 'fine':
      return (
        <div className="grid gap-4">
          <p className="text-lead font-semibold">{t`Это постановление о штрафе`}</p>
          <FineNumber uin={code.uin} unpaid={undefined} />
          {isDriver && (
            <Link
              to="/{-$lng}/profile/penalty"
              params={inLanguage}
              replace
              className={buttonClass('secondary', true)}
              onClick={closeAllDialogs}
            >
              {t`Мои штрафы`}
            </Link>
          )}
        </div>
      );
    case 'place':
      return (
        <Notice
          severity="warning"
          title={t`Это код другого города`}
          actions={
            <Button variant="secondary" onClick={() => redirectTo(code.path)}>
              {t`Перейти в тот город`}
            </Button>
          }
        >
          {t`Номера зон в разных городах совпадают, поэтому форма не заполнена.`}
        </Notice>
      );
    case 'unknown':
      return <Notice severity="info" title={t`В этом коде нет ни парковки, ни штрафа`} />;
  }
};
