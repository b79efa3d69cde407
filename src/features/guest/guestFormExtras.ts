/** What of the guest's form comes once the form is there. */
export { GuestCategoryField } from './GuestCategoryField';
export { GuestWarnings } from './GuestWarnings';
export { GuestNotice } from './GuestNotice';
export { GuestRetroactiveField } from './GuestRetroactiveField';
export { OfflineActions } from '~/components/sms/OfflineActions';
export { RememberGuestField } from './remembered/RememberGuestField';
