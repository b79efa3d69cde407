import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { cityById } from '~/city/cities';
import { currentLanguage } from '~/i18n/messages';
import {
  offlineAreaProgressAtom,
  deleteOfflineArea,
  resumeDownload,
  storedAreaPlan,
  stopDownload,
  type OfflineAreaProgress,
  type offlineAreaAtom,
} from '~/state/map/offlineArea';
import { isOnlineAtom } from '~/platform/network';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { Progress } from '~/ui/Progress';
import { sizeText } from '../device-data/sizeText';

interface Props {
  area: NonNullable<ReturnType<typeof offlineAreaAtom.read>>;
  onChange: () => void;
}

/** Returns why the rest is not being downloaded. */
const stateText = (state: OfflineAreaProgress['state']): string | undefined => {
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

const isDownloading = (state: OfflineAreaProgress['state'] | undefined): boolean =>
  state === 'running' || state === 'stopping';

const quarterOf = 25;

/** The area that is stored or downloading: how much of it is there, and what can be done. */
export const OfflineAreaStatus = ({ area, onChange }: Props) => {
  const progress = useAtomValue(offlineAreaProgressAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const state = progress?.state;
  const notifyChange = useEffectEvent(onChange);
  useEffect(() => {
    if (state !== undefined && !isDownloading(state)) notifyChange();
  }, [state]);
  // A paused download continues when the network returns while this screen is open.
  useEffect(() => {
    if (isOnline && state === 'paused') void resumeDownload();
    // oxlint-disable-next-line react/exhaustive-deps -- when the network comes back, not when the loading stops
  }, [isOnline]);

  const city = cityById(area.city)?.nameForShow[currentLanguage()] ?? area.city;
  const { kept: savedTiles = 0, total = 0, bytes = 0 } = progress ?? {};
  const size = sizeText(bytes);
  const announced = Math.floor((savedTiles / Math.max(total, 1)) * (100 / quarterOf)) * quarterOf;
  const { radiusKm } = area;
  const title = t`${city}, ${radiusKm} км вокруг места`;
  const remove = (): void =>
    openDialog({
      name: 'confirm',
      title: t`Удалить карту?`,
      text: t`${title}. Освободится ${size}. Без сети карта там будет пустой.`,
      confirmLabel: t`Удалить`,
      doneText: t`Удалено с этого устройства`,
      onConfirm: async () => {
        await deleteOfflineArea();
        onChange();
        return 'done';
      },
    });
  return (
    <div className="grid gap-3 rounded-sheet border border-line p-[16px]">
      <h3 className="font-semibold">{title}</h3>
      {progress && (
        <>
          {state !== 'done' && <Progress label={t`Сохранено карты`} max={total} value={savedTiles} />}
          <p aria-hidden={state === 'running'}>{t`Сохранено ${savedTiles} из ${total} · ${size}`}</p>
          <p role="status" className={state === 'running' ? 'sr-only' : ''}>
            {state === 'running' ? t`Сохраняем карту: ${announced} %` : stateText(progress.state)}
          </p>
          {storedAreaPlan()?.isCut && (
            <p className="text-muted">{t`Место большое: вблизи улицы будут видны нечётко.`}</p>
          )}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'running' && (
          <Button variant="secondary" onClick={() => void stopDownload()}>
            {t`Остановить`}
          </Button>
        )}
        {state !== undefined && ['stopped', 'paused', 'missing', 'full', 'gone'].includes(state) && (
          <Button disabled={!isOnline} onClick={() => void resumeDownload()}>
            {isOnline ? t`Продолжить` : t`Нужна сеть`}
          </Button>
        )}
        {!isDownloading(state) && (
          <Button variant="danger" onClick={remove}>
            {bytes > 0 ? t`Удалить · ${size}` : t`Удалить`}
          </Button>
        )}
      </div>
    </div>
  );
};
