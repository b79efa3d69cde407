import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useFines } from '~/data/fines/useFines';
import { canObject } from '~/domain/history/objection';
import { isLikelyForeign } from '~/domain/vehicle/plate';
import { inLanguage } from '~/i18n/inLanguage';
import { PlateView } from '~/components/plate/PlateView';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { cityAtom } from '~/state/currentCity';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { PageHead } from '~/ui/PageHead';
import { RowPlaceholders } from '~/ui/RowPlaceholders';
import { ObjectionDeadline } from './ObjectionDeadline';
import { ObjectionPart } from './ObjectionPart';

/** A text against one fine, composed of what this device and the account know. */
export const ObjectionScreen = ({ uin }: { uin: string }) => {
  const { data, isStuck, isFetching, refetch } = useFines();
  const city = useAtomValue(cityAtom);
  const fine = data?.fines.find((one) => one.uin === uin);
  const title = data && !fine ? t`Такого штрафа нет` : t`Возражение на штраф`;
  return (
    <div className="mx-auto grid w-full max-w-2xl desk:mx-0 grid-cols-1 content-start gap-4 p-[16px]">
      <PageHead title={t`${title} — Парковка`} />
      <div>
        <Link to="/{-$lng}/profile/penalty" params={inLanguage} search={{}} className={`${buttonClass('quiet')} -ml-4`}>
          <Icon name="back" />
          {t`Все штрафы`}
        </Link>
      </div>
      <h1 className="text-title font-bold">{title}</h1>
      {!data && (
        <WaitOrRetry
          isFailed={isStuck}
          title={t`Штрафы загрузить не удалось`}
          isRetrying={isFetching}
          onRetry={refetch}
        >
          <RowPlaceholders count={3} height="h-24" />
        </WaitOrRetry>
      )}
      {fine && city && (
        <>
          {fine.plate && <PlateView plate={fine.plate} isForeign={isLikelyForeign(fine.plate)} />}
          <ObjectionDeadline timeZone={city.timeZone} />
          {canObject(fine) ? (
            <ObjectionPart fine={fine} city={city} />
          ) : (
            <Notice severity="info">
              {t`Текст составить нельзя: штраф отменён, или в нём нет времени или номера автомобиля.`}
            </Notice>
          )}
        </>
      )}
    </div>
  );
};
