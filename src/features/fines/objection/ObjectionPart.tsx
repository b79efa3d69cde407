import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import type { CityConfig } from '~/city/schema';
import { useFineImage } from '~/data/fines/useFines';
import type { Fine } from '~/domain/history/fine';
import { objectionPeriod } from '~/domain/history/objection';
import { currentLanguage } from '~/i18n/messages';
import { usePaymentRecords } from '~/components/payment-records/usePaymentRecords';
import { useCopy } from '~/components/share/useCopy';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { RowPlaceholders } from '~/ui/RowPlaceholders';
import { Skeleton } from '~/ui/Skeleton';
import { FinePicture } from '../FinePicture';
import { ObjectionPrint } from './ObjectionPrint';
import { ObjectionText } from './ObjectionText';
import { objectionOf, plainObjection, type Objection } from './objectionText';
import { useObjectionHistory } from './useObjectionHistory';

interface Props {
  fine: Fine;
  city: CityConfig;
}

/** The text with its picture. It waits for the history, but not for one that cannot be read. */
export const ObjectionPart = ({ fine, city }: Props) => {
  const { timeZone } = city;
  const period = objectionPeriod(fine, timeZone) ?? { from: 0, to: 0 };
  const { history, readAt, isPending, isStuck, isFetching, refetch } = useObjectionHistory(period, timeZone);
  const records = usePaymentRecords({ withGuest: true });
  const { data: picture } = useFineImage(fine.uin);
  const objection = isPending || !records ? undefined : objectionOf(fine, { records, history, city, readAt });
  return (
    <section aria-labelledby="objection-text" className="grid gap-3">
      <h2 id="objection-text" className="text-lead font-bold">{t`Текст возражения`}</h2>
      <p className="text-muted">
        {t`Здесь только то, что записано на этом устройстве и в истории операций. Свои доводы допишите сами.`}
        {currentLanguage() !== 'ru' && ` ${t`Текст на русском: на нём рассматривают возражения.`}`}
      </p>
      {isStuck && (
        <Notice
          severity="warning"
          title={t`Историю операций загрузить не удалось`}
          actions={
            <Button variant="secondary" icon="refresh" isBusy={isFetching} onClick={() => void refetch()}>
              {t`Попробовать ещё раз`}
            </Button>
          }
        >
          {history ? t`В тексте — прежняя.` : t`В тексте только записи этого устройства.`}
        </Notice>
      )}
      {objection ? (
        <>
          <ReadyText objection={objection} />
          <ObjectionPrint objection={objection} picture={picture ?? undefined} />
        </>
      ) : (
        <Skeleton message={t`Ждём ответа города…`}>
          <RowPlaceholders count={3} height="h-24" />
        </Skeleton>
      )}
      <FinePicture uin={fine.uin} />
    </section>
  );
};

/** The text and what can be done with it. */
const ReadyText = ({ objection }: { objection: Objection }) => {
  const field = useRef<HTMLDivElement>(null);
  const text = plainObjection(objection);
  const { outcome, copy } = useCopy(text, field);
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: objection.title, text });
    } catch {
      // The driver closed the share sheet without sharing.
    }
  };
  return (
    <>
      <div ref={field} lang="ru" className="grid gap-3 rounded-sheet border border-line p-[16px] wrap-anywhere">
        <ObjectionText objection={objection} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={outcome === 'copied' ? 'check' : undefined} onClick={() => void copy()}>
          {outcome === 'copied' ? t`Текст скопирован` : t`Скопировать текст`}
        </Button>
        {'share' in navigator && (
          <Button variant="secondary" icon="external" onClick={() => void share()}>
            {t`Поделиться`}
          </Button>
        )}
        {typeof window.print === 'function' && (
          <Button variant="secondary" onClick={() => window.print()}>
            {t`Печать или PDF`}
          </Button>
        )}
      </div>
      <p role="status" className={outcome === 'refused' ? 'text-small font-semibold text-ending' : 'sr-only'}>
        {outcome === 'copied' && t`Текст скопирован`}
        {outcome === 'refused' && t`Скопировать не получилось. Текст выделен: скопируйте его сами.`}
      </p>
    </>
  );
};
