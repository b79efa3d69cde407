/** The engine's build for a content security policy: the same library, with its worker in a file. */
declare module 'mapbox-gl/dist/mapbox-gl-csp' {
  import type * as engine from 'mapbox-gl';

  const library: typeof engine & { workerUrl: string };
  export default library;
}

/** Made of cities.json by `build/cityModules`: id → the city's configuration, read and completed. */
declare module 'virtual:city-list' {
  import type { CityConfig } from '~/city/schema';
  const loaders: Readonly<Record<string, () => Promise<{ default: CityConfig }>>>;
  export default loaders;
}

/** Made of cities.json by `build/cityModules`: what the chooser shows. */
declare module 'virtual:city-names' {
  import type { CityConfig } from '~/city/schema';

  const names: readonly Pick<CityConfig, 'city' | 'nameForShow' | 'mapBounds'>[];
  export default names;
}

/** Made of the catalogues by `build/messagesPlugin`: area → language → its compiled words. */
declare module 'virtual:words' {
  import type { Messages } from '@lingui/core';

  /** The words of one area in one language. */
  const openCatalogue: (catalogue: string, language: 'ru' | 'en') => Promise<{ messages: Messages }>;
  export default openCatalogue;
}
