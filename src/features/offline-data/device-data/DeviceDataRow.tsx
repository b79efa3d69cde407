import { t } from '@lingui/core/macro';
import { mayBeDeleted, type StoredSize } from '~/domain/account/deviceData';
import { dateAndTime } from '~/i18n/format';
import { Button } from '~/ui/Button';
import { deviceDataNote, deviceDataTitle } from './deviceDataText';
import { sizeText } from './sizeText';

interface Props {
  size: StoredSize;
  timeZone: string;
  onDelete: () => void;
}

/** One kind of stored data. */
export const DeviceDataRow = ({ size: { kind, bytes, since }, timeZone, onDelete }: Props) => {
  const title = deviceDataTitle(kind);
  return (
    <li className="grid gap-2 border-b border-line py-3 tablet:grid-cols-[1fr_auto] tablet:items-center">
      <div className="grid min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-semibold">{title}</h3>
          <span className="text-lead">{sizeText(bytes)}</span>
        </div>
        <p className="text-muted">{deviceDataNote(kind)}</p>
        {since !== undefined && <p className="text-muted">{t`Самое старое: ${dateAndTime(since, timeZone)}`}</p>}
      </div>
      {mayBeDeleted(kind) && (
        <Button variant="secondary" onClick={onDelete} aria-label={t`Удалить: ${title}`}>
          {t`Удалить`}
        </Button>
      )}
    </li>
  );
};
