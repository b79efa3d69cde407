import { t } from '@lingui/core/macro';
import { imageDataUrl } from '~/domain/content/imageDataUrl';
import { TextField } from '~/ui/TextField';

interface Props {
  /** As sent by the server. */
  picture: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A picture with digits, and the field for them (AUTH-02). */
export const CaptchaField = ({ picture, value, onChange, error }: Props) => {
  const src = imageDataUrl(picture);
  return (
    <div className="grid gap-2">
      {src ? (
        <img
          src={src}
          alt={t`Картинка с кодом`}
          className="h-20 max-w-full justify-self-start rounded-field border border-line bg-[#fff]"
        />
      ) : (
        <p className="text-muted">{t`Картинка не открылась. Нажмите «Войти», и город пришлёт новую.`}</p>
      )}
      <TextField
        label={t`Код с картинки`}
        hint={t`Не видите картинку? Восстановите пароль по почте или телефону.`}
        value={value}
        onChange={onChange}
        error={error}
        name="captcha"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
    </div>
  );
};
