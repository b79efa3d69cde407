import * as v from 'valibot';

type Position = [longitude: number, latitude: number];

/** A parking of a file. Its geometry is still GeoJSON: [longitude, latitude]. */
export interface FileParking {
  geometry:
    | { type: 'Point'; coordinates: Position }
    | { type: 'LineString'; coordinates: Position[] }
    | { type: 'Polygon'; coordinates: Position[][] };
  zoneNumber: string;
  capacity?: number;
  capacityDisabled?: number;
  address?: string;
  name?: string;
}

export interface ParkingFile {
  parkings: FileParking[];
  /** One sentence for each item that could not be read. */
  errors: string[];
}

const position = v.pipe(
  v.looseTuple([v.pipe(v.number(), v.finite()), v.pipe(v.number(), v.finite())]),
  v.transform(([lon, lat]): Position => [lon, lat]),
);
const ring = v.pipe(
  v.array(position),
  v.minLength(4),
  v.check((spots) => spots[0]?.[0] === spots.at(-1)?.[0] && spots[0]?.[1] === spots.at(-1)?.[1]),
);
const geometrySchema = v.variant('type', [
  v.object({ type: v.literal('Point'), coordinates: position }),
  v.object({ type: v.literal('LineString'), coordinates: v.pipe(v.array(position), v.minLength(2)) }),
  v.object({ type: v.literal('Polygon'), coordinates: v.pipe(v.array(ring), v.minLength(1)) }),
]);
const amount = v.optional(v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null));
const optionalText = v.optional(v.fallback(v.nullable(v.string()), null));
const propertiesSchema = v.object({
  // A text, because of leading zeros, which a number would have lost.
  zoneNumber: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  capacity: amount,
  capacityDisabled: amount,
  address: optionalText,
  name: optionalText,
});

const positionsOf = ({ type, coordinates }: FileParking['geometry']): Position[] => {
  if (type === 'Point') return [coordinates];
  return type === 'LineString' ? coordinates : coordinates.flat();
};

/**
 * Returns the parking, or the error of the feature. Russia lies east of 19° E (and across the date line) and north of
 * 41° N.
 */
const readFeature = (feature: unknown): FileParking | string => {
  const outer = v.safeParse(
    v.object({ type: v.literal('Feature'), geometry: v.unknown(), properties: v.unknown() }),
    feature,
  );
  if (!outer.success) return 'is not a GeoJSON feature';
  if (outer.output.geometry === null || outer.output.geometry === undefined) return 'has no geometry';
  const geometry = v.safeParse(geometrySchema, outer.output.geometry);
  if (!geometry.success)
    return 'has a geometry that is no proper Point, LineString or Polygon of [longitude, latitude] pairs';
  const positions = positionsOf(geometry.output);
  if (positions.some(([lon, lat]) => Math.abs(lon) > 180 || Math.abs(lat) > 90))
    return 'has coordinates outside the earth';
  const isRussian = ([lon, lat]: Position): boolean => lat >= 41 && lat <= 82 && (lon >= 19 || lon <= -168);
  if (!positions.every(isRussian)) {
    return positions.every(([lon, lat]) => isRussian([lat, lon]))
      ? 'has latitude and longitude swapped'
      : 'lies outside Russia';
  }
  const properties = v.safeParse(propertiesSchema, outer.output.properties);
  if (!properties.success) return 'has no zoneNumber, which should be a text such as "0302"';
  const { zoneNumber, capacity, capacityDisabled, address, name } = properties.output;
  return {
    geometry: geometry.output,
    zoneNumber,
    capacity: capacity ?? undefined,
    capacityDisabled: capacityDisabled ?? undefined,
    address: address ?? undefined,
    name: name ?? undefined,
  };
};

/** Reads a GeoJSON FeatureCollection of parkings. An invalid feature is skipped. Never throws. */
export const readParkings = (text: string, file: string): ParkingFile => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { parkings: [], errors: [`${file}: is not JSON, so no parkings were loaded.`] };
  }
  const collection = v.safeParse(
    v.object({ type: v.literal('FeatureCollection'), features: v.array(v.unknown()) }),
    data,
  );
  if (!collection.success)
    return { parkings: [], errors: [`${file}: is not a GeoJSON FeatureCollection, so no parkings were loaded.`] };
  const parkings: FileParking[] = [];
  const errors: string[] = [];
  for (const [index, feature] of collection.output.features.entries()) {
    const read = readFeature(feature);
    if (typeof read === 'string') errors.push(`${file}: feature ${index + 1} ${read}; it was left out.`);
    else parkings.push(read);
  }
  return { parkings, errors };
};
