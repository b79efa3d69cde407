import { cityKey } from '../queryKeys';

/** The query key of a city's options. It is separate from the query, for code that only reads cached options. */
export const optionsKey = (city: string) => cityKey(city, 'options');
