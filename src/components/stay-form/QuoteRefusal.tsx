import { errorText } from '~/i18n/errorText';
import { Notice } from '~/ui/Notice';

/** Why the city gives no price. */
export const QuoteRefusal = ({ errorName, message }: { errorName: string; message?: string }) => (
  <Notice severity="danger">{errorText(errorName, message)}</Notice>
);
