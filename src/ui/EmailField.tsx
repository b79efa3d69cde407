import type { ComponentProps } from 'react';
import { TextField } from './TextField';

type Props = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

/** An e-mail address, with the phone's keyboard for it and without corrections. */
export const EmailField = (props: Props) => (
  <TextField {...props} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
);
