import { t } from '@lingui/core/macro';
import { mayBeDeleted, type KeptSize } from '~/domain/kept';
import { dateAndTime } from '~/i18n/format';
import { Button } from '~/ui/Button';
import { keptNote, keptTitle } from './keptText';
import { sizeText } from './sizeText';

interface Props {
  size: KeptSize;
  timeZone: string;
  onDelete: () => void;
}

/** One kind of what is kept. */
export const KeptRow = ({ size: { kind, bytes, since }, timeZone, onDelete }: Props) => {
  const title = keptTitle(kind);
  return (
    <li className="grid gap-2 border-b border-line py-3 tablet:grid-cols-[1fr_auto] tablet:items-center">
      <div className="grid min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-semibold">{title}</h3>
          <span className="text-lead">{sizeText(bytes)}</span>
        </div>
        <p className="text-muted">{keptNote(kind)}</p>
        {since !== undefined && <p className="text-muted">{t`Самое старое: ${dateAndTime(since, timeZone)}`}</p>}
      </div>
      {mayBeDeleted(kind) && (
        <Button look="secondary" onClick={onDelete} aria-label={t`Удалить: ${title}`}>
          {t`Удалить`}
        </Button>
      )}
    </li>
  );
};
