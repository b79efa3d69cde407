import { useParams } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { CityClosedScreen } from '~/features/announcements/CityClosedScreen';
import { AttemptsBar } from '~/layout/AttemptsBar';
import { LanguageLink } from '~/layout/LanguageLink';
import { cityAtom } from '~/state/currentCity';

/** Replaces the whole app while the city is closed. */
export const ClosedApp = () => {
  const city = useAtomValue(cityAtom);
  const { lng } = useParams({ strict: false });
  // A change of language remounts this page too.
  return (
    city && <CityClosedScreen key={lng ?? 'ru'} city={city} language={<LanguageLink />} attempts={<AttemptsBar />} />
  );
};
