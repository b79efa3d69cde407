/** The caches of the service worker. The page measures and empties some of them. Names must not change: they are on devices. */
export const workerCaches = {
  /** Map tiles that were shown. */
  tiles: 'tiles',
  /** Map tiles of the driver's offline area. They are apart, so that tiles that were shown never evict them. */
  offlineTiles: 'kept-tiles',
  mapInfo: 'map-info',
  mapEngine: 'map-engine',
} as const;
