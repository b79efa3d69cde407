import { t } from '@lingui/core/macro';
import { useId, useRef } from 'react';
import { CopyButton } from './CopyButton';

interface Props {
  number: string | undefined;
  /** The server may still name one. */
  isAwaited: boolean;
}

/** The number to send to, as large as anything gets. */
export const NumberPanel = ({ number, isAwaited }: Props) => {
  const id = useId();
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3 rounded-sheet bg-sign-soft p-[min(1rem,4vw)]">
      <h2 id={`${id}-title`} className="text-lead font-semibold">
        {t`Номер для SMS`}
      </h2>
      {number === undefined ? (
        <p className="min-h-12">
          {isAwaited ? t`Узнаём номер…` : t`Номер пока неизвестен. Скопируйте команду и отправьте её на номер с таблички у парковки.`}
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p ref={shown} id={`${id}-number`} className="text-hero font-bold select-all">
            {number}
          </p>
          <CopyButton text={number} source={shown} describedBy={`${id}-number`} />
        </div>
      )}
    </section>
  );
};
