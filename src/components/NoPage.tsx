import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '~/ui/buttonClass';
import { PageHead } from '~/ui/PageHead';

/** The page for an unknown address, with a link to the map (INFO-10). */
export const NoPage = () => (
  <>
    <PageHead title={t`Страница не найдена — Парковка`} />
    <h1 className="text-head font-bold">{t`Такой страницы нет`}</h1>
    <p className="text-lead">{t`Возможно, в адресе ошибка или страница переехала.`}</p>
    <Link to="/{-$lng}" className={buttonClass('primary')}>
      {t`На карту парковок`}
    </Link>
  </>
);
