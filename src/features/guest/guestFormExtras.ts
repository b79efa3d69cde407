/** Parts of the guest's form that are loaded after the form itself. */
export { GuestCategoryField } from './GuestCategoryField';
export { GuestWarnings } from './GuestWarnings';
export { GuestNotice } from './GuestNotice';
export { GuestRetroactiveField } from './GuestRetroactiveField';
export { OfflineActions } from '~/components/sms/OfflineActions';
export { RememberGuestField } from './remembered/RememberGuestField';
