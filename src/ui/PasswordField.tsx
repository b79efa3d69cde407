import { t } from '@lingui/core/macro';
import { useState, type ComponentProps } from 'react';
import { IconButton } from './IconButton';
import { TextField } from './TextField';

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'trailing' | 'autoComplete'> {
  /** Tells a password manager which password is meant. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its eye is tapped. */
export const PasswordField = (props: Props) => {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={isShown ? t`Скрыть пароль` : t`Показать пароль`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
};
