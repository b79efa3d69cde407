import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { maxOrderLength, orderNumberOf } from '~/domain/history/historyFilter';
import { TextField } from '~/ui/TextField';

interface Props {
  value?: string;
  onChange: (order: string | undefined) => void;
}

/** Searches by a whole order number: part of one finds nothing, so it is applied by Enter or on leaving the field. */
export const HistoryOrderFilter = ({ value = '', onChange }: Props) => {
  const [appliedValue, setAppliedValue] = useState(value);
  const [typed, setTyped] = useState(value);
  if (appliedValue !== value) {
    setAppliedValue(value);
    setTyped(value);
  }
  const apply = (): void => {
    const order = orderNumberOf(typed);
    setTyped(order ?? '');
    if ((order ?? '') !== value) onChange(order);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextField
        label={t`Номер операции`}
        hint={t`В списке он стоит после знака №`}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={maxOrderLength}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          if (text === '' && value !== '') onChange(undefined);
        }}
        onBlur={apply}
      />
    </form>
  );
};
