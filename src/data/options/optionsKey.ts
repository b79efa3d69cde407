import { cityKey } from '../queryKeys';

/** Where a city's options stand among the answers; apart from their query, for who only looks at what is there. */
export const optionsKey = (city: string) => cityKey(city, 'options');
