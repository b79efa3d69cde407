import type { ComponentProps } from 'react';
import { useSmsOptions } from '~/data/sms-commands/useSmsOptions';
import { CategoryField } from '~/components/plate/CategoryField';
import { MethodField } from '~/components/payment/MethodField';
import { NoMethodsNotice } from '~/components/payment/NoMethodsNotice';
import { OfflineActions } from '~/components/sms/OfflineActions';
import { lazyPart } from '~/ui/lazyPart';
import type { useGuestForm } from './useGuestForm';

// Parts of the guest's form that are loaded after the form itself.
export { GuestWarnings } from './GuestWarnings';
export { GuestMissingLine } from './GuestMissingLine';
export { GuestNotice } from './GuestNotice';
export { GuestQuote } from './GuestQuote';
export { GuestRetroactiveField } from './GuestRetroactiveField';
export { RememberGuestField } from './remembered/RememberGuestField';

const NoMethodsText = lazyPart(() => import('./NoMethodsText').then(({ NoMethodsText }) => NoMethodsText));

export const GuestOfflineActions = (props: Omit<ComponentProps<typeof OfflineActions>, 'sms'>) => (
  <OfflineActions sms={useSmsOptions()} {...props} />
);

/** The kind of vehicle that a guest pays for. It is loaded only if the city's prices depend on it. */
export const GuestCategoryField = ({ form: { values, set } }: Pick<ReturnType<typeof useGuestForm>, 'form'>) => (
  <CategoryField values={values} set={set} />
);

/** The payment method, once the city's settings list the methods, or a text that there are none or they did not come. */
export const GuestMethodField = ({ guest: { form, methods, rules } }: { guest: ReturnType<typeof useGuestForm> }) => (
  <>
    {rules.isMissing && <NoMethodsNotice isRetrying={rules.isFetching} onRetry={() => void rules.refetch()} />}
    {rules.settings && methods.length === 0 && <NoMethodsText />}
    {methods.length > 0 && (
      <MethodField
        methods={methods}
        value={form.values.methodId}
        onChange={(id) => form.set({ methodId: id })}
        isMissing={form.error('methodId') !== undefined}
      />
    )}
  </>
);
