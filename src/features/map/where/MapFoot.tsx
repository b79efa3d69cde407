import { Shortcuts } from '../card/Shortcuts';
import { OverMap } from '../list/OverMap';
import { stepsBack } from '../stepsBack';
import { WhereAmI } from './WhereAmI';

/** One row of buttons above the way to pay, and above it what they have to say: a hint steps back while a list or the car is unfolded. */
export const MapFoot = () => (
  <OverMap>
    <div
      className={`pointer-events-none! flex flex-wrap items-end gap-[8px] *:pointer-events-auto @lg:w-[min(31.5rem,100cqw-2rem)] [&:has([data-unfolded])>[data-hint]]:hidden ${stepsBack}`}
    >
      <Shortcuts />
      <WhereAmI />
    </div>
  </OverMap>
);
