import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** The rest positions of the sheet on a phone: its first part, more than half of the map, or all of it. */
export type SheetPosition = 'peek' | 'half' | 'full';

const halfShare = 0.65;
/** A trembling finger must not drag. */
const tapTolerancePx = 6;
/** How far a flick carries on: its speed for this many milliseconds. */
const momentumMs = 180;
/** The sheet closes when it is released below this share of its peek height. */
const closeShare = 0.6;

interface Drag {
  fromY: number;
  fromHeight: number;
  peek: number;
  lastY: number;
  lastAt: number;
  speed: number;
  /** True if the drag began on the handle, which a tap toggles. */
  isOnHandle: boolean;
}

/**
 * A sheet that is dragged by its upper part and rests in three positions. Dragged far below its first position, it
 * closes. A tap on its handle expands or collapses it.
 */
export const useSheetDrag = (box: RefObject<HTMLElement | null>, subject: string, onClose: () => void) => {
  const [position, setPosition] = useState<SheetPosition>('peek');
  const [height, setHeight] = useState<number>();
  const [isPulledUp, setPulledUp] = useState(false);
  const [displayedSubject, setDisplayedSubject] = useState(subject);
  const drag = useRef<Drag>(undefined);
  const peekHeight = useRef(0);
  // Another subject starts small again, so that the map stays visible.
  if (displayedSubject !== subject) {
    setDisplayedSubject(subject);
    setPosition('peek');
  }

  const availableHeight = (): number => box.current?.parentElement?.clientHeight ?? innerHeight;

  const startDrag = ({ target, currentTarget, pointerId, clientY, timeStamp }: PointerEvent<HTMLElement>): void => {
    const control = target instanceof Element ? target.closest<HTMLElement>('a, button') : null;
    const isOnHandle = control?.dataset['handle'] !== undefined;
    if (!box.current || (control && !isOnHandle)) return;
    const fromHeight = box.current.offsetHeight;
    if (position === 'peek') peekHeight.current = fromHeight;
    drag.current = {
      fromY: clientY,
      fromHeight,
      peek: peekHeight.current,
      lastY: clientY,
      lastAt: timeStamp,
      speed: 0,
      isOnHandle,
    };
    currentTarget.setPointerCapture(pointerId);
  };

  const moveDrag = ({ clientY, timeStamp }: PointerEvent): void => {
    const now = drag.current;
    if (!now || (height === undefined && Math.abs(clientY - now.fromY) < tapTolerancePx)) return;
    now.speed = (now.lastY - clientY) / Math.max(1, timeStamp - now.lastAt);
    now.lastY = clientY;
    now.lastAt = timeStamp;
    if (clientY < now.fromY - tapTolerancePx) setPulledUp(true);
    setHeight(Math.min(availableHeight(), Math.max(48, now.fromHeight + now.fromY - clientY)));
  };

  /** Expands the sheet to the first position that shows clearly more, or collapses it. */
  const toggle = (): void => {
    if (position !== 'peek') return setPosition('peek');
    peekHeight.current = box.current?.offsetHeight ?? 0;
    setPosition(availableHeight() * halfShare > peekHeight.current + 96 ? 'half' : 'full');
  };

  const endDrag = ({ type }: PointerEvent): void => {
    const now = drag.current;
    drag.current = undefined;
    setHeight(undefined);
    setPulledUp(false);
    if (!now) return;
    if (height === undefined) {
      if (now.isOnHandle && type === 'pointerup') toggle();
      return;
    }
    const targetHeight = height + now.speed * momentumMs;
    if (targetHeight < now.peek * closeShare) return onClose();
    const positions: [SheetPosition, number][] = [
      ['peek', now.peek],
      ['half', availableHeight() * halfShare],
      ['full', availableHeight()],
    ];
    const [first, ...others] = positions;
    const nearest = others.reduce(
      (best, one) => (Math.abs(one[1] - targetHeight) < Math.abs(best[1] - targetHeight) ? one : best),
      first ?? ['peek', now.peek],
    );
    setPosition(nearest[0]);
  };

  return {
    position,
    isOpen: position !== 'peek' || isPulledUp,
    toggle,
    height,
    edge: { onPointerDown: startDrag, onPointerMove: moveDrag, onPointerUp: endDrag, onPointerCancel: endDrag },
  };
};
