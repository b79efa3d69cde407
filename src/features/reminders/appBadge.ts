/** The number on the app's icon on the home screen. */

type BadgeNavigator = Navigator & {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

let displayedCount: number | undefined;

/** Shows the number of running stays; zero removes it. Does nothing if the device has no badges. */
export const showBadge = (count: number): void => {
  if (count === displayedCount) return;
  displayedCount = count;
  const device: BadgeNavigator = navigator;
  try {
    const done = count > 0 ? device.setAppBadge?.(count) : device.clearAppBadge?.();
    done?.catch(() => undefined);
  } catch {
    // Only installed apps have a badge.
  }
};
