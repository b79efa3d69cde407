import { useEffect, useState } from 'react';

/** A tap that leaves a field ends before anything moves because of it. */
const afterTapMs = 250;

const isInField = (name: string): boolean => document.activeElement?.getAttribute('name') === name;

/** The value of the field with this name as it was when nobody typed in it last: what is said of it neither comes nor goes under the hands. */
export const useWhenLeft = <Value>(name: string, value: Value): Value | undefined => {
  const [isIn, setIn] = useState(() => isInField(name));
  const [left, setLeft] = useState<Value>();
  if (!isIn && left !== value) setLeft(() => value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (isInField(name)) setIn(true);
      else timer = setTimeout(() => setIn(isInField(name)), afterTapMs);
    };
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, [name]);
  return isIn ? left : value;
};
