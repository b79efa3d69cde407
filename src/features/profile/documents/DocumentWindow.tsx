import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePapers } from '~/data/documents/usePapers';
import { useWhoseProfile } from '~/data/profile/useWhoseProfile';
import { paperShown, type Paper } from '~/domain/paper';
import { Button } from '~/ui/Button';
import { useFocusOnChange } from '~/ui/useFocusOnChange';
import { Window } from '~/ui/Window';
import { RemovePanel } from '~/parts/edit/RemovePanel';
import { DocumentForm } from './DocumentForm';
import { paperText } from './paperWords';
import { useChangeDocuments } from './useChangeDocuments';

interface Props {
  /** One of the driver's own; without one a new document is added. */
  paper?: Paper;
  onClose: () => void;
}

/** Adds, changes or removes one document (DOC-01). Nobody else who signs in sees it. */
export const DocumentWindow = ({ paper, onClose }: Props) => {
  const { papers } = usePapers();
  const { whose } = useWhoseProfile();
  const [owner] = useState(whose);
  const isOwn = whose === owner;
  const closeForOthers = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOwn) closeForOthers();
  }, [isOwn]);
  const change = useChangeDocuments();
  const [isRemoving, setRemoving] = useState(false);
  const box = useFocusOnChange(isRemoving ? 'remove' : 'form');
  const title = !paper ? t`Новый документ` : isRemoving ? t`Удаление документа` : paperText(paper.type);
  if (!isOwn) return null;
  return (
    <Window title={title} onClose={onClose}>
      <div ref={box}>
        {paper && isRemoving && (
          <RemovePanel
            question={t`Удалить документ «${paperText(paper.type)} ${paperShown(paper.number)}»?`}
            label={t`Удалить документ`}
            remove={() => change({ kind: 'remove', paper })}
            onRemoved={onClose}
            onBack={() => setRemoving(false)}
          />
        )}
        {/* What is typed outlasts the question whether to remove it. */}
        <div hidden={isRemoving}>
          <DocumentForm before={paper} papers={papers?.documents ?? []} onDone={onClose}>
            {paper && (
              <Button look="danger" isWide data-autofocus onClick={() => setRemoving(true)}>
                {t`Удалить документ`}
              </Button>
            )}
          </DocumentForm>
        </div>
      </div>
    </Window>
  );
};
