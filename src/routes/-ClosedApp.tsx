import { useParams } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { ClosedScreen } from '~/features/notices/ClosedScreen';
import { AttemptsBar } from '~/features/shell/AttemptsBar';
import { LanguageLink } from '~/features/shell/LanguageLink';
import { cityAtom } from '~/state/city';

/** Stands in the place of everything while the city is closed. */
export const ClosedApp = () => {
  const city = useAtomValue(cityAtom);
  const { lng } = useParams({ strict: false });
  // Another language is another page here too.
  return city && <ClosedScreen key={lng ?? 'ru'} city={city} language={<LanguageLink />} attempts={<AttemptsBar />} />;
};
