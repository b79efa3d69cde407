import { useState } from 'react';
import { dayText } from '~/domain/historyFilter';
import { TextField } from '~/ui/TextField';

interface Props {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
  fault?: string;
}

/** A day by the device's own date picker. What is typed stays in the field until it is a day; only then the list is asked for. */
export const DayField = ({ label, value = '', onChange, fault }: Props) => {
  const [seen, setSeen] = useState(value);
  const [typed, setTyped] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setTyped(value);
  }
  const change = (text: string): void => {
    setTyped(text);
    const day = dayText(text);
    if (text === '' || day !== undefined) onChange(day);
  };
  return <TextField label={label} type="date" max="9999-12-31" value={typed} onChange={change} onBlur={() => setTyped(value)} fault={fault} />;
};
