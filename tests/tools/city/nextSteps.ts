/** Returns the steps to put a new city into service, in order. */
export const nextSteps = (entry: Record<string, unknown>): string[] => {
  const { city, apiUrl, mapSource } = entry as { city: string; apiUrl: string; mapSource: { tiles?: string } };
  const isPath = (address: string | undefined): boolean => address?.startsWith('/') === true;
  const steps = [
    'Try it: npm start, then choose it in the list of cities.',
    `Ask its server what it lacks: npm run contract -- --api URL --city ${city}`,
    isPath(apiUrl)
      ? `Name its server beside ${apiUrl} in upstreams.json (src/build/DEPLOYMENT.md, "Server settings").`
      : 'See that its server lets this origin ask it, and sends Access-Control-Expose-Headers: Date.',
    ...(isPath(mapSource.tiles) ? [`Put its tiles where ${mapSource.tiles} finds them.`] : []),
    'Build and deliver: npm test, npm run build (the headers allow what the list names).',
  ];
  return ['', 'Next:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
};
