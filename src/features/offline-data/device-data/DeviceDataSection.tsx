import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { storedSizes, type DataKind } from '~/domain/account/deviceData';
import { deleteStoredData } from '~/state/deviceStorage';
import { openDialog } from '~/state/dialogs';
import { DeviceDataRow } from './DeviceDataRow';
import { deviceDataNote, deviceDataTitle } from './deviceDataText';
import { sizeText } from './sizeText';
import type { DeviceMeasurement } from './useMeasureDevice';

interface Props {
  timeZone: string;
  measurement: DeviceMeasurement;
}

/** Everything that the app stores on this device, with its size and a button to delete it. */
export const DeviceDataSection = ({ timeZone, measurement }: Props) => {
  const queryClient = useQueryClient();
  const { measure, isStale, remeasure } = measurement;
  const remove = (kind: DataKind): void =>
    openDialog({
      name: 'confirm',
      title: t`Удалить с этого устройства?`,
      text: `${deviceDataTitle(kind)}. ${deviceDataNote(kind)}`,
      confirmLabel: t`Удалить`,
      doneText: t`Удалено с этого устройства`,
      onConfirm: async () => {
        // Data in memory would be written again at the next change.
        if (kind === 'cityData') queryClient.clear();
        await deleteStoredData(kind);
        remeasure();
        return 'done';
      },
    });
  return (
    <section aria-labelledby="kept" aria-busy={isStale} className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="kept" className="text-lead font-bold">{t`Что хранит это устройство`}</h2>
        <p className="text-muted">{t`Всё это лежит только здесь. Чужие данные не показываются: после выхода они удаляются.`}</p>
      </div>
      <p role="status" className="empty:hidden">
        {!measure && t`Считаем…`}
        {measure?.isPartial && t`Браузер не даёт прочитать всё, что хранит: показано не всё.`}
      </p>
      {measure && (
        <ul className="grid" aria-label={t`Что хранится`}>
          {storedSizes(measure.items).map((size) => (
            <DeviceDataRow key={size.kind} size={size} timeZone={timeZone} onDelete={() => remove(size.kind)} />
          ))}
        </ul>
      )}
      {measure?.usage !== undefined && (
        <p className="text-muted">{t`Всего приложение занимает ${sizeText(measure.usage)}, по счёту браузера.`}</p>
      )}
      {measure?.isPersisted !== undefined && (
        <p className="text-muted">
          {measure.isPersisted
            ? t`Браузер сам этого не сотрёт.`
            : t`Если на устройстве кончится место, эти данные могут стереться.`}
        </p>
      )}
    </section>
  );
};
