import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { IconButton } from '~/ui/IconButton';
import { TextField } from '~/ui/TextField';

/** The menu's search field (MAP-03). The search dialog runs the search. */
export const MenuSearch = ({ onSearch }: { onSearch: (draft: string) => void }) => {
  const [draft, setDraft] = useState('');
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft.trim());
      }}
    >
      <TextField
        label={t`Зона, парковка или адрес`}
        value={draft}
        onChange={setDraft}
        type="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        trailing={<IconButton type="submit" icon="search" label={t`Найти`} />}
      />
    </form>
  );
};
