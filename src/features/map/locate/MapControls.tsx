import { MapShortcuts } from '../card/MapShortcuts';
import { MapOverlay } from '../list/MapOverlay';
import { hideWhileDragging } from '../hideWhileDragging';
import { LocateMe } from './LocateMe';

/**
 * One row of buttons above the pay button, and above it their content. A hint is hidden while a list or the vehicle is
 * unfolded.
 */
export const MapControls = () => (
  <MapOverlay>
    <div
      className={`pointer-events-none! flex flex-wrap items-end gap-[8px] *:pointer-events-auto @lg:w-[min(31.5rem,100cqw-2rem)] [&:has([data-unfolded])>[data-hint]]:hidden ${hideWhileDragging}`}
    >
      <MapShortcuts />
      <LocateMe />
    </div>
  </MapOverlay>
);
