/** The engine's build for a content security policy: the same library, with its worker in a separate file. */
declare module 'mapbox-gl/dist/mapbox-gl-csp' {
  import type * as engine from 'mapbox-gl';

  const library: typeof engine & { workerUrl: string };
  export default library;
}

/** Generated from cities.json by `build/cityModules`: id → the city's configuration, checked and completed. */
declare module 'virtual:city-list' {
  import type { CityConfig } from '~/city/schema';
  const loaders: Readonly<Record<string, () => Promise<{ default: CityConfig }>>>;
  export default loaders;
}

/** Generated from cities.json by `build/cityModules`: the data of the city picker. */
declare module 'virtual:city-names' {
  import type { CityConfig } from '~/city/schema';

  const names: readonly Pick<CityConfig, 'city' | 'nameForShow' | 'mapBounds'>[];
  export default names;
}

/** Generated from the catalogues by `build/messagesPlugin`: catalogue → language → its compiled messages. */
declare module 'virtual:catalogues' {
  import type { Messages } from '@lingui/core';

  /** Loads the messages of one catalogue in one language. */
  const openCatalogue: (catalogue: string, language: 'ru' | 'en') => Promise<{ messages: Messages }>;
  export default openCatalogue;
}
