import { t } from '@lingui/core/macro';
import { useState, type ComponentProps } from 'react';
import { IconButton } from './IconButton';
import { TextField } from './TextField';

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'trailing' | 'autoComplete'> {
  /** Shows a password manager which password is meant. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its eye is tapped. */
export const PasswordField = (props: Props) => {
  const [isVisible, setVisible] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isVisible ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={isVisible ? 'eyeOff' : 'eye'}
          label={isVisible ? t`Скрыть пароль` : t`Показать пароль`}
          aria-pressed={isVisible}
          onClick={() => setVisible(!isVisible)}
        />
      }
    />
  );
};
