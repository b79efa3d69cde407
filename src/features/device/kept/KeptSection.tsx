import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { keptSizes, type KeptKind } from '~/domain/kept';
import { deleteKept } from '~/state/device';
import { openWindow } from '~/state/windows';
import { KeptRow } from './KeptRow';
import { keptNote, keptTitle } from './keptText';
import { sizeText } from './sizeText';
import type { Measured } from './useMeasure';

interface Props {
  timeZone: string;
  measured: Measured;
}

/** Everything that the app keeps on this device, with its size and the way to delete it. */
export const KeptSection = ({ timeZone, measured }: Props) => {
  const queryClient = useQueryClient();
  const { measure, isOld, lookAgain } = measured;
  const remove = (kind: KeptKind): void =>
    openWindow({
      name: 'confirm',
      title: t`Удалить с этого устройства?`,
      text: `${keptTitle(kind)}. ${keptNote(kind)}`,
      confirmLabel: t`Удалить`,
      doneText: t`Удалено с этого устройства`,
      onConfirm: async () => {
        // What the memory holds would be written again at the next change.
        if (kind === 'cityData') queryClient.clear();
        await deleteKept(kind);
        lookAgain();
        return 'done';
      },
    });
  return (
    <section aria-labelledby="kept" aria-busy={isOld} className="grid grid-cols-1 gap-4">
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
          {keptSizes(measure.things).map((size) => (
            <KeptRow key={size.kind} size={size} timeZone={timeZone} onDelete={() => remove(size.kind)} />
          ))}
        </ul>
      )}
      {measure?.usage !== undefined && <p className="text-muted">{t`Всего приложение занимает ${sizeText(measure.usage)}, по счёту браузера.`}</p>}
      {measure?.isLasting !== undefined && (
        <p className="text-muted">
          {measure.isLasting ? t`Браузер обещал не стирать это сам.` : t`Браузер может стереть это сам, если на устройстве кончится место.`}
        </p>
      )}
    </section>
  );
};
