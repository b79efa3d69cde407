import type { ComponentProps, ReactNode } from 'react';
import type { EmptyDrawing as Drawing } from './EmptyDrawing';
import { lazyPart } from './lazyPart';

/** Most lists are not empty. The text does not wait for its picture, whose room is reserved. */
const EmptyDrawing = lazyPart(
  () => import('./EmptyDrawing').then(({ EmptyDrawing }) => EmptyDrawing),
  () => <svg width="96" height="64" aria-hidden="true" />,
);

interface Props {
  drawing: ComponentProps<typeof Drawing>['name'];
  /** What to do about it: one button. */
  action?: ReactNode;
  /** One sentence: that nothing is here, and what comes here. */
  children: ReactNode;
}

/** A list without rows, or a search that has found nothing. */
export const EmptyState = ({ drawing, action, children }: Props) => (
  <div className="grid justify-items-center gap-3 rounded-sheet bg-raised p-[16px] text-center">
    <EmptyDrawing name={drawing} />
    <p className="text-lead">{children}</p>
    {action}
  </div>
);
