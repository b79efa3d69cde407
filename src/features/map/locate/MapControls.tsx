import './controls.css';
import { MapShortcuts } from '../card/MapShortcuts';
import { MapOverlay } from '../list/MapOverlay';
import { hideWhileDragging } from '../hideWhileDragging';
import { LocateMe } from './LocateMe';

/** The buttons over the map that need the driver's place or a stored one. An unfolded panel hides the other hints. */
export const MapControls = () => (
  <MapOverlay>
    <div className={`map-controls pointer-events-none! *:pointer-events-auto ${hideWhileDragging}`}>
      <MapShortcuts />
      <LocateMe />
    </div>
  </MapOverlay>
);
