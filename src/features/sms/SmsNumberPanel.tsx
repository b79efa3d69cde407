import { t } from '@lingui/core/macro';
import { useId, useRef } from 'react';
import { CopySmsButton } from './CopySmsButton';

interface Props {
  number: string | undefined;
  /** True if the server may still send a number. */
  isAwaited: boolean;
}

/** The number to send to, in the largest text. */
export const SmsNumberPanel = ({ number, isAwaited }: Props) => {
  const id = useId();
  const numberElement = useRef<HTMLParagraphElement>(null);
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3 rounded-sheet bg-sign-soft p-[min(1rem,4vw)]">
      <h2 id={`${id}-title`} className="text-lead font-semibold">
        {t`Куда отправить`}
      </h2>
      {number === undefined ? (
        <p className="min-h-12">
          {isAwaited
            ? t`Узнаём номер…`
            : t`Номер пока неизвестен. Скопируйте команду и отправьте её на номер с таблички у парковки.`}
        </p>
      ) : (
        <div className="on-tint flex flex-wrap items-center justify-between gap-x-6 gap-y-3 [&>:last-child]:grow-0">
          <p ref={numberElement} id={`${id}-number`} className="text-hero font-bold select-all">
            {number}
          </p>
          <CopySmsButton text={number} source={numberElement} describedBy={`${id}-number`} />
        </div>
      )}
    </section>
  );
};
