import './controls.css';
import { useSetAtom } from 'jotai';
import { MapShortcuts } from '../card/MapShortcuts';
import { MapOverlay } from '../list/MapOverlay';
import { hideWhileDragging } from '../hideWhileDragging';
import { LocateMe } from './LocateMe';
import { toolSlotAtom } from './toolSlot.atoms';

/**
 * The buttons over the map in a thumb's reach: its tools (`filter/MapToolbar`), and those that need the driver's place
 * or a stored one. An unfolded panel hides the other hints.
 */
export const MapControls = () => (
  <MapOverlay>
    <div className={`map-controls pointer-events-none! *:pointer-events-auto ${hideWhileDragging}`}>
      <div ref={useSetAtom(toolSlotAtom)} className="contents" />
      <MapShortcuts />
      <LocateMe />
    </div>
  </MapOverlay>
);
