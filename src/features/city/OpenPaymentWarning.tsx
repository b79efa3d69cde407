import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { currentLanguage } from '~/i18n/messages';
import { cityAtom } from '~/state/currentCity';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';

interface Props {
  onStay: () => void;
  onSwitchCity: () => void;
}

/**
 * Warns that another city restarts the app. An unfinished payment is reconciled only when this city is opened again.
 */
export const OpenPaymentWarning = ({ onStay, onSwitchCity }: Props) => {
  const name = useAtomValue(cityAtom)?.nameForShow[currentLanguage()] ?? '';
  return (
    <Notice
      severity="warning"
      title={t`Оплата ещё не закончена`}
      actions={
        <>
          <Button onClick={onStay}>{t`Остаться здесь`}</Button>
          <Button variant="secondary" onClick={onSwitchCity}>{t`Всё равно сменить город`}</Button>
        </>
      }
    >
      {t`Чем она кончилась, вы узнаете, когда снова откроете город ${name}. Не платите второй раз.`}
    </Notice>
  );
};
