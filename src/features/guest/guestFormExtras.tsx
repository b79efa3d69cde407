import { CategoryField } from '~/components/plate/CategoryField';
import { Collapse } from '~/ui/Collapse';
import type { useGuestForm } from './useGuestForm';

// Parts of the guest's form that are loaded after the form itself.
export { GuestWarnings } from './GuestWarnings';
export { GuestNotice } from './GuestNotice';
export { GuestRetroactiveField } from './GuestRetroactiveField';
export { OfflineActions } from '~/components/sms/OfflineActions';
export { RememberGuestField } from './remembered/RememberGuestField';

/** The kind of vehicle that a guest pays for. It is loaded only if the city's prices depend on it. */
export const GuestCategoryField = ({ form: { values, set } }: Pick<ReturnType<typeof useGuestForm>, 'form'>) => (
  <Collapse name="category" isNow={values.category !== undefined}>
    <div className="pb-5">
      <CategoryField values={values} set={set} />
    </div>
  </Collapse>
);
