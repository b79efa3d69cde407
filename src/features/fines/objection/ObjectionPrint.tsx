import '~/components/payment-records/print.css';
import '~/components/payment-records/printHost.css';
import { createPortal } from 'react-dom';
import { BlobImage } from '../BlobImage';
import type { Objection } from './objectionText';
import { ObjectionText } from './ObjectionText';

interface Props {
  objection: Objection;
  /** The picture of the fine, once it has arrived. */
  picture: Blob | undefined;
}

/** The objection as one page. It is printed instead of the page that shows it, and is invisible on the screen. */
export const ObjectionPrint = ({ objection, picture }: Props) =>
  createPortal(
    <div className="paper-host">
      <div lang="ru" className="paper grid gap-3">
        <ObjectionText objection={objection} />
        {picture && <BlobImage blob={picture} alt="Снимок нарушения" />}
      </div>
    </div>,
    document.body,
  );
