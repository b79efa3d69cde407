import { Link } from '@tanstack/react-router';
import type { NewsHead } from '~/domain/content/news';
import { longDate } from '~/i18n/longDate';
import { ServerImage } from '~/ui/ServerImage';

/** A row of the list. The whole row is one target. */
export const NewsRow = ({ item, timeZone }: { item: NewsHead; timeZone: string }) => (
  <li className="relative flex gap-3 rounded-sheet border border-line p-4 active:bg-sign-soft">
    <div className="grid min-w-0 grow content-start gap-1">
      {item.at !== undefined && <p className="text-small text-muted">{longDate(item.at, timeZone)}</p>}
      <h2 className="text-lead font-semibold text-sign">
        <Link
          to="/{-$lng}/news/$id"
          params={(old) => ({ ...old, id: item.id })}
          className="after:absolute after:inset-0 after:rounded-sheet"
        >
          {item.title}
        </Link>
      </h2>
      {item.announce !== undefined && <p className="line-clamp-3">{item.announce}</p>}
    </div>
    <ServerImage
      address={item.image}
      alt=""
      width={96}
      height={72}
      className="h-18 w-24 shrink-0 rounded-field object-cover"
    />
  </li>
);
