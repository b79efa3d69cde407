import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { RemindedStay, ReminderChoice } from '~/domain/stay/reminder';
import { currentCity } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import { Button } from '~/ui/Button';
import { saveFile } from '~/platform/saveFile';
import { calendarFileName, calendarFileOf } from './calendarFileOf';
import { useStayAddress } from './useStayAddress';

const type = 'text/calendar';

interface Props {
  stay: RemindedStay;
  choice: ReminderChoice;
}

/**
 * The reliable way: the phone's calendar reminds even if the app is closed. The file is created on the device, without
 * a network.
 */
export const CalendarPanel = ({ stay, choice }: Props) => {
  const address = useStayAddress(stay);
  const [end, setEnd] = useState<'saved' | 'refused'>();
  const name = calendarFileName(stay);
  const textNow = (): string => {
    const { city, timeZone } = currentCity();
    return calendarFileOf(stay, choice, { city, timeZone, address, origin: location.origin }, serverNow());
  };
  const shareOf = (text: string): ShareData => ({ files: [new File([text], name, { type })] });
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare(shareOf(''));
  const shareFile = async (): Promise<void> => {
    try {
      await navigator.share(shareOf(textNow()));
    } catch (error) {
      // Cancelling the share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setEnd('refused');
    }
  };
  return (
    <section aria-labelledby="calendar-title" className="grid gap-2">
      <h2 id="calendar-title" className="text-lead font-bold">
        {t`Календарь напомнит и при закрытом приложении`}
      </h2>
      <Button
        icon="plus"
        isWide
        onClick={() => {
          saveFile(name, textNow(), type);
          setEnd('saved');
        }}
      >
        {t`Добавить в календарь`}
      </Button>
      {canShare && (
        <Button variant="secondary" icon="external" isWide onClick={() => void shareFile()}>
          {t`Передать файл календарю`}
        </Button>
      )}
      <p role="status" className={end ? 'text-muted' : 'sr-only'}>
        {end === 'saved' &&
          t`Откройте файл из загрузок, и календарь предложит добавить событие. Если продлите парковку, добавьте её снова: время в календаре поправится.`}
        {end === 'refused' && t`Передать не получилось. Добавьте в календарь кнопкой выше.`}
      </p>
    </section>
  );
};
