import { t } from '@lingui/core/macro';
import { errorText } from '~/i18n/errorText';
import { Notice } from '~/ui/Notice';
import { Price } from '../Price';

interface Props {
  errorName: string;
  message?: string;
  /** True if the alert stands at the field that the refusal is about. */
  isAtField?: boolean;
}

/** Why the city gives no price. The price stands at zero, and nothing can be sent (ERR-36). */
export const QuoteRefusal = ({ errorName, message, isAtField }: Props) => (
  <div className="grid gap-3">
    {!isAtField && <Notice severity="danger">{errorText(errorName, message)}</Notice>}
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="text-lead font-semibold">{t`Итого`}</span>
      <Price sum={0} className="text-head font-bold" />
    </p>
  </div>
);
