import { errorText } from '~/i18n/errorText';

/** Shown if the city offers a guest no method of payment. */
export const NoMethodsText = () => <p className="text-muted">{errorText('PaymentServiceNotFound')}</p>;
