import { t } from '@lingui/core/macro';
import type { ReceiptField, StayReceipt } from '~/domain/payments/stayReceipt';
import { cost } from '~/i18n/format';
import { PageHead } from '~/ui/PageHead';

const labelOf = (field: ReceiptField): string => {
  switch (field) {
    case 'dateIn':
      return t`Въезд`;
    case 'dateOut':
      return t`Выезд`;
    case 'ts':
      return t`Автомобиль`;
  }
};

/** Shows the stay receipt of a link as plain text. Nothing in it is verified. */
export const CheckScreen = ({ receipt }: { receipt: StayReceipt }) => (
  <div className="mx-auto grid w-full max-w-xl content-start gap-5 p-4">
    <PageHead title={t`Чек парковки — Парковка`} />
    <h1 className="text-title font-bold">{t`Чек парковки`}</h1>
    <div className="grid gap-4 rounded-sheet border border-line p-4">
      {receipt.title !== undefined && <Text className="text-title font-bold">{receipt.title}</Text>}
      {(receipt.lines.length > 0 || receipt.price !== undefined) && (
        <dl className="grid gap-4">
          {receipt.lines.map(({ field, text }) => (
            <div key={field}>
              <dt className="text-small text-muted">{labelOf(field)}</dt>
              <dd>
                <Text className="text-lead">{text}</Text>
              </dd>
            </div>
          ))}
          {receipt.price !== undefined && (
            <div>
              <dt className="text-small text-muted">{t`Стоимость`}</dt>
              <dd>
                <Text className="text-title font-bold">
                  {typeof receipt.price === 'number' ? cost(receipt.price) : receipt.price}
                </Text>
              </dd>
            </div>
          )}
        </dl>
      )}
    </div>
    <p className="text-muted">{t`Это не фискальный документ. Сведения взяты из ссылки, приложение их не проверяло.`}</p>
  </div>
);

/**
 * Text from the link may use any script. `dir="auto"` isolates its direction, and `overflow-hidden` clips tall glyphs.
 */
const Text = ({ className, children }: { className: string; children: string }) => (
  <p dir="auto" className={`min-w-0 overflow-hidden ${className}`}>
    {children}
  </p>
);
