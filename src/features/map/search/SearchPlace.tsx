import type { ReactNode } from 'react';
import { hideWhileDragging } from '../hideWhileDragging';

/** The place of the search over the map's upper edge, also in the first frame. */
export const SearchPlace = ({ children }: { children: ReactNode }) => (
  <div
    className={`pointer-events-none absolute inset-x-2 top-2 grid *:pointer-events-auto desk:max-w-md ${hideWhileDragging}`}
  >
    {children}
  </div>
);
