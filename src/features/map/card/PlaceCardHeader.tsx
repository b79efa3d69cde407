import { useAtomValue } from 'jotai';
import type { ReactNode, RefObject } from 'react';
import { anchorOf, partsOf, type MapFeature } from '~/domain/map/mapFeature';
import { nearestPointOf, walkTo } from '~/domain/map/directions';
import { positionAtom } from '~/state/map/position';
import { walkText } from './walkText';

interface Props {
  icon: ReactNode;
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  kind: string;
  feature: MapFeature | undefined;
}

/** Icon, address and kind, with the distance if the driver's position is known. The position is not requested here. */
export const PlaceCardHeader = ({ icon, heading, title, kind, feature }: Props) => {
  const position = useAtomValue(positionAtom);
  const walk =
    position &&
    feature &&
    walkTo(
      position,
      partsOf(feature.geometry).every(({ type }) => type === 'Polygon')
        ? anchorOf(feature.geometry)
        : nearestPointOf(feature.geometry, position),
    );
  return (
    <>
      <span className="shrink-0 pt-1">{icon}</span>
      <div className="min-w-0 grow pt-1 @max-2xs:order-last @max-2xs:basis-full @max-2xs:pr-3">
        <h2 ref={heading} tabIndex={-1} className="text-lead leading-snug font-bold outline-none">
          {title}
        </h2>
        <p className="text-muted">{kind}</p>
        {walk && <p className="font-semibold">{walkText(walk)}</p>}
      </div>
    </>
  );
};
