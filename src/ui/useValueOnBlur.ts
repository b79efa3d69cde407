import { useEffect, useState } from 'react';

/** A tap that leaves a field ends before anything moves because of it. */
const afterTapMs = 250;

const isInField = (name: string): boolean => document.activeElement?.getAttribute('name') === name;

/** The value of the field with this name as it was when nobody typed in it last: what is said of it neither comes nor goes under the hands. */
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
