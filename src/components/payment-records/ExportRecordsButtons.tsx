import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef } from 'react';
import type { PaymentRecord } from '~/domain/payments/paymentRecord';
import { printText } from './paymentRecordText';
import { useShare } from '../share/useShare';
import { Button } from '~/ui/Button';
import { inputClass } from '~/ui/inputClass';

interface Props {
  records: readonly PaymentRecord[];
  city: string;
  timeZone: string;
}

/** Some in-app browsers cannot print. */
const canPrint = (): boolean => typeof window.print === 'function';

/** Exports the records: printed, saved as PDF by the print dialog, or shared as text. */
export const ExportRecordsButtons = (content: Props) => {
  const text = printText(content);
  const { end, share } = useShare({ title: t`Платежи и неудачные попытки`, text }, text);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (end === 'shown') field.current?.select();
  }, [end]);
  return (
    <div className="grid gap-2">
      {canPrint() && (
        <Button isWide onClick={() => window.print()}>
          {t`Печать или PDF`}
        </Button>
      )}
      <Button variant="secondary" icon="external" isWide onClick={() => void share()}>
        {t`Поделиться текстом`}
      </Button>
      <p role="status" className={end === 'copied' ? 'text-small font-semibold text-running' : 'sr-only'}>
        {end === 'copied' && t`Текст скопирован`}
        {end === 'shown' && t`Скопируйте текст из поля`}
      </p>
      {end === 'shown' && (
        <>
          <label htmlFor={id} className="text-small text-muted">{t`Текст для копирования`}</label>
          <textarea ref={field} id={id} readOnly rows={8} value={text} className={inputClass} />
        </>
      )}
    </div>
  );
};
