import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Where the sheet rests on a phone: its first half, more than half of the map, all of it. */
export type SheetRest = 'peek' | 'half' | 'full';

const halfShare = 0.65;
/** A finger that trembles does not drag. */
const slackPx = 6;
/** How far a flick carries on. */
const carryMs = 180;
/** Below this share of its first half the sheet is let go. */
const closeShare = 0.6;

interface Drag {
  fromY: number;
  fromHeight: number;
  peek: number;
  lastY: number;
  lastAt: number;
  speed: number;
}

/** A sheet that follows the finger by its upper edge, and rests in three places; drawn below its first half, it closes. */
export const useSheet = (box: RefObject<HTMLElement | null>, subject: string, onClose: () => void) => {
  const [rest, setRest] = useState<SheetRest>('peek');
  const [height, setHeight] = useState<number>();
  const [isPulledUp, setPulledUp] = useState(false);
  const [shown, setShown] = useState(subject);
  const drag = useRef<Drag>(undefined);
  const peekHeight = useRef(0);
  // Another parking begins small again: the map is what was tapped.
  if (shown !== subject) {
    setShown(subject);
    setRest('peek');
  }

  const room = (): number => box.current?.parentElement?.clientHeight ?? innerHeight;

  const begin = ({ target, currentTarget, pointerId, clientY, timeStamp }: PointerEvent<HTMLElement>): void => {
    if (!box.current || (target instanceof Element && target.closest('a, button'))) return;
    const fromHeight = box.current.offsetHeight;
    if (rest === 'peek') peekHeight.current = fromHeight;
    drag.current = { fromY: clientY, fromHeight, peek: peekHeight.current, lastY: clientY, lastAt: timeStamp, speed: 0 };
    currentTarget.setPointerCapture(pointerId);
  };

  const move = ({ clientY, timeStamp }: PointerEvent): void => {
    const now = drag.current;
    if (!now || (height === undefined && Math.abs(clientY - now.fromY) < slackPx)) return;
    now.speed = (now.lastY - clientY) / Math.max(1, timeStamp - now.lastAt);
    now.lastY = clientY;
    now.lastAt = timeStamp;
    if (clientY < now.fromY - slackPx) setPulledUp(true);
    setHeight(Math.min(room(), Math.max(48, now.fromHeight + now.fromY - clientY)));
  };

  const end = (): void => {
    const now = drag.current;
    drag.current = undefined;
    setHeight(undefined);
    setPulledUp(false);
    if (!now || height === undefined) return;
    const aim = height + now.speed * carryMs;
    if (aim < now.peek * closeShare) return onClose();
    const rests: [SheetRest, number][] = [
      ['peek', now.peek],
      ['half', room() * halfShare],
      ['full', room()],
    ];
    const [first, ...others] = rests;
    const nearest = others.reduce((best, one) => (Math.abs(one[1] - aim) < Math.abs(best[1] - aim) ? one : best), first ?? ['peek', now.peek]);
    setRest(nearest[0]);
  };

  /** The button: more, where there is room for more; else back to the first half. */
  const toggle = (): void => {
    if (rest !== 'peek') return setRest('peek');
    peekHeight.current = box.current?.offsetHeight ?? 0;
    setRest(room() * halfShare > peekHeight.current + 96 ? 'half' : 'full');
  };

  return {
    rest,
    isOpen: rest !== 'peek' || isPulledUp,
    toggle,
    height,
    edge: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  };
};
