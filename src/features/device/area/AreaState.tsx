import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { cityById } from '~/city/cities';
import { currentLanguage } from '~/i18n/words';
import { areaNewsAtom, dropArea, goOnKeeping, keptPlan, stopKeeping, type AreaNews, type keptAreaAtom } from '~/state/keptArea';
import { isOnlineAtom } from '~/state/network';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Progress } from '~/ui/Progress';
import { sizeText } from '../kept/sizeText';

interface Props {
  area: NonNullable<ReturnType<typeof keptAreaAtom.read>>;
  onChange: () => void;
}

/** What stands in the way of the rest. */
const stateText = (state: AreaNews['state']): string | undefined => {
  switch (state) {
    case 'running':
      return undefined;
    case 'stopping':
      return t`Останавливаем…`;
    case 'gone':
      return t`Этой карты на устройстве нет: место могло понадобиться для другого. Её можно загрузить ещё раз.`;
    case 'done':
      return t`Сохранено полностью`;
    case 'stopped':
      return t`Сохранено не всё. Можно продолжить: что уже есть, заново не загружается.`;
    case 'paused':
      return t`Сети нет, загрузка ждёт. Что уже есть, откроется и так.`;
    case 'missing':
      return t`Часть карты не загрузилась. Попробуйте догрузить её ещё раз.`;
    case 'full':
      return t`На устройстве кончилось место. Освободите его и продолжите, или удалите карту.`;
    case 'tooLarge':
      return t`Больше сохранить нельзя: карта оказалась тяжелее, чем мы думали. Что уже есть, откроется.`;
  }
};

const isOnItsWay = (state: AreaNews['state'] | undefined): boolean => state === 'running' || state === 'stopping';

const quarter = 25;

/** The area that is kept, or on its way: how much of it is there, and what can be done. */
export const AreaState = ({ area, onChange }: Props) => {
  const news = useAtomValue(areaNewsAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const state = news?.state;
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (state !== undefined && !isOnItsWay(state)) tell();
  }, [state]);
  // What waits for a network goes on with it, as long as somebody looks.
  useEffect(() => {
    if (isOnline && state === 'paused') void goOnKeeping();
    // oxlint-disable-next-line react/exhaustive-deps -- when the network comes back, not when the loading stops
  }, [isOnline]);

  const city = cityById(area.city)?.nameForShow[currentLanguage()] ?? area.city;
  const { kept = 0, total = 0, bytes = 0 } = news ?? {};
  const size = sizeText(bytes);
  const spoken = Math.floor((kept / Math.max(total, 1)) * (100 / quarter)) * quarter;
  const { radiusKm } = area;
  const title = t`${city}, ${radiusKm} км вокруг места`;
  const remove = (): void =>
    openWindow({
      name: 'confirm',
      title: t`Удалить карту?`,
      text: t`${title}. Освободится ${size}. Без сети карта там будет пустой.`,
      confirmLabel: t`Удалить`,
      doneText: t`Удалено с этого устройства`,
      onConfirm: async () => {
        await dropArea();
        onChange();
        return 'done';
      },
    });
  return (
    <div className="grid gap-3 rounded-sheet border border-line p-[16px]">
      <h3 className="font-semibold">{title}</h3>
      {news && (
        <>
          {state !== 'done' && <Progress label={t`Сохранено карты`} max={total} value={kept} />}
          <p aria-hidden={state === 'running'}>{t`Сохранено ${kept} из ${total} · ${size}`}</p>
          <p role="status" className={state === 'running' ? 'sr-only' : ''}>
            {state === 'running' ? t`Сохраняем карту: ${spoken} %` : stateText(news.state)}
          </p>
          {keptPlan()?.isCut && <p className="text-muted">{t`Место большое: вблизи улицы будут видны нечётко.`}</p>}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'running' && (
          <Button look="secondary" onClick={() => void stopKeeping()}>
            {t`Остановить`}
          </Button>
        )}
        {state !== undefined && ['stopped', 'paused', 'missing', 'full', 'gone'].includes(state) && (
          <Button disabled={!isOnline} onClick={() => void goOnKeeping()}>
            {isOnline ? t`Продолжить` : t`Нужна сеть`}
          </Button>
        )}
        {!isOnItsWay(state) && (
          <Button look="danger" onClick={remove}>
            {bytes > 0 ? t`Удалить · ${size}` : t`Удалить`}
          </Button>
        )}
      </div>
    </div>
  );
};
