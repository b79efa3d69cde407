import { choosePlace } from '~/state/chosenPlace';
import { setSignIn, signInOf, type UserType } from '~/state/signIn';
import { openWindow } from '~/state/windows';

/** A server no longer knows the token: it is dropped, and one window says so, however many calls found out at once. */
export const onExpired = (city: string, userType: UserType): void => {
  if (!signInOf(city, userType)) return;
  setSignIn(city, userType, undefined);
  // The form that was filled in is where the next login leads back to.
  if (location.pathname.endsWith('/profile/parking')) choosePlace({});
  openWindow({ name: 'tokenExpired' });
};
