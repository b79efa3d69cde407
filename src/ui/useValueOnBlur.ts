import { useEffect, useState } from 'react';

/** A tap that leaves a field must end before anything moves because of it. */
const afterTapMs = 250;

const isInField = (name: string): boolean => document.activeElement?.getAttribute('name') === name;

/**
 * Returns the value that the named field had when it was last without focus. A message about the value then neither
 * appears nor disappears while someone types.
 */
export const useValueOnBlur = <Value>(name: string, value: Value): Value | undefined => {
  const [isIn, setIn] = useState(() => isInField(name));
  const [blurredValue, setBlurredValue] = useState<Value>();
  if (!isIn && blurredValue !== value) setBlurredValue(() => value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const followFocus = (): void => {
      clearTimeout(timer);
      if (isInField(name)) setIn(true);
      else timer = setTimeout(() => setIn(isInField(name)), afterTapMs);
    };
    followFocus();
    document.addEventListener('focusin', followFocus);
    document.addEventListener('focusout', followFocus);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', followFocus);
      document.removeEventListener('focusout', followFocus);
    };
  }, [name]);
  return isIn ? blurredValue : value;
};
