import { NoPage } from '~/components/NoPage';

export const NotFoundScreen = () => (
  <div className="mx-auto grid w-full max-w-xl content-start gap-4 p-4">
    <NoPage />
  </div>
);
