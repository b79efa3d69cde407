/** The number on the app's sign on the home screen. */

type BadgeNavigator = Navigator & {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

let shownCount: number | undefined;

/** Shows how many stays run; none takes the number away. Where there are no badges nothing happens. */
export const showBadge = (count: number): void => {
  if (count === shownCount) return;
  shownCount = count;
  const device: BadgeNavigator = navigator;
  try {
    const done = count > 0 ? device.setAppBadge?.(count) : device.clearAppBadge?.();
    done?.catch(() => undefined);
  } catch {
    // Only installed apps have one.
  }
};
