import { t } from '@lingui/core/macro';
import type { useGuestForm } from './useGuestForm';

/** The parts of the form in their order on the page, as the line below them names them. */
const partNames = (): [keyof ReturnType<typeof useGuestForm>['form']['values'], string][] => [
  ['place', t`место`],
  ['plate', t`номер машины`],
  ['durationMin', t`время`],
  ['post', t`время начала`],
  ['phone', t`телефон`],
  ['methodId', t`способ оплаты`],
];

/**
 * Names what the form still lacks. A tap leads to it (GUEST-07).
 */
export const GuestMissingLine = ({
  guest: { form, methods, hasPrice, price, target },
}: {
  guest: ReturnType<typeof useGuestForm>;
}) => {
  const missing = partNames().flatMap(([name, label]) =>
    // Without methods there is nothing to choose, and a text in their place says so.
    form.currentError(name) === undefined || (name === 'methodId' && methods.length === 0) ? [] : [label],
  );
  // While it loads, its box says so. A line that comes and goes with every choice would move the button.
  if (target && !hasPrice && !price.isLoading) missing.push(t`цена`);
  if (missing.length === 0) return null;
  const names = missing.join(', ');
  return (
    <button
      type="button"
      className="-my-3 min-h-12 text-center text-muted underline"
      onClick={({ currentTarget }) => form.showErrors(currentTarget.form)}
    >
      {t`Осталось: ${names}`}
    </button>
  );
};
