import { t } from '@lingui/core/macro';
import { useId, useRef } from 'react';
import type { Kopecks } from '~/domain/money/money';
import { cost } from '~/i18n/format';
import { Button } from '~/ui/Button';
import { useCopy } from '../share/useCopy';

interface Props {
  uin: string;
  unpaid: Kopecks | undefined;
}

/** The number for paying a fine, to copy or to share with the sum. Fines are not paid in this app. */
export const FineNumber = ({ uin, unpaid }: Props) => {
  const number = useRef<HTMLElement>(null);
  const { outcome, copy } = useCopy(uin, number);
  const id = useId();

  const share = async (): Promise<void> => {
    const sum = unpaid ? cost(unpaid) : undefined;
    try {
      await navigator.share({
        text: sum ? t`Штраф за парковку. УИН ${uin}, к оплате ${sum}` : t`Штраф за парковку. УИН ${uin}`,
      });
    } catch {
      // The driver closed the share sheet without sharing.
    }
  };

  return (
    <div className="grid gap-2">
      <p id={id}>
        <span className="block text-small text-muted">{t`УИН: номер для оплаты`}</span>
        <strong ref={number} className="text-lead">
          {uin}
        </strong>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={outcome === 'copied' ? 'check' : undefined}
          aria-describedby={id}
          onClick={() => void copy()}
        >
          {outcome === 'copied' ? t`УИН скопирован` : t`Скопировать УИН`}
        </Button>
        {'share' in navigator && (
          <Button variant="secondary" icon="external" aria-describedby={id} onClick={() => void share()}>
            {t`Поделиться`}
          </Button>
        )}
      </div>
      <p role="status" className={outcome === 'refused' ? 'text-small font-semibold text-ending' : 'sr-only'}>
        {outcome === 'copied' && t`УИН скопирован`}
        {outcome === 'refused' && t`Скопировать не получилось. Номер выделен: скопируйте его сами.`}
      </p>
    </div>
  );
};
