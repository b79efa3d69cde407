import { t } from '@lingui/core/macro';
import { useRef, useState, type ReactNode } from 'react';
import { missingOfPlate, normaliseForeignPlate, normalisePlate } from '~/domain/vehicle/plate';
import { Field } from '~/ui/Field';
import { useDraft } from '~/ui/form/useDraft';
import { useRewrite } from '~/ui/form/useRewrite';
import { inputClass } from '~/ui/inputClass';
import { PlateDrawing } from './PlateDrawing';
import { plateLayout } from './plateLayout';

interface Props {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  isForeign: boolean;
  onForeignChange: (isForeign: boolean) => void;
  error?: ReactNode;
  hint?: ReactNode;
}

/**
 * A vehicle's plate number. For a Russian plate, a real text field lies over a drawing of the plate that follows the
 * typing.
 */
export const PlateField = ({ value, onChange, onBlur, isForeign, onForeignChange, error, hint }: Props) => {
  const { draft, setDraft, commit } = useDraft(value, onChange);
  /** While a plate is being typed, its missing rest is no error. */
  const [isTyping, setTyping] = useState(false);
  const foreignTyping = useRewrite(draft, setDraft, normaliseForeignPlate);
  /** The text before the field replaced its letters with those of a Russian plate. */
  const original = useRef('');
  const handleBlur = (text: string): void => {
    if (text !== draft) original.current = draft;
    setTyping(false);
    commit(text);
    onBlur();
  };
  const changeKind = (isNowForeign: boolean): void => {
    if (isNowForeign && normalisePlate(original.current) === value) onChange(normaliseForeignPlate(original.current));
    onForeignChange(isNowForeign);
  };
  const shared = {
    value: draft,
    name: 'plate',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    autoCorrect: 'off',
    spellCheck: false,
    enterKeyHint: 'next',
  } as const;
  const kindSwitch = (
    <label className="-my-2 flex min-h-12 items-center gap-2 text-small">
      <input
        type="checkbox"
        className="size-5 accent-(--sign)"
        aria-label={t`Иностранный номер`}
        checked={isForeign}
        onChange={(event) => changeKind(event.target.checked)}
      />
      {t`Иностранный`}
    </label>
  );
  return (
    <Field
      label={t`Номер автомобиля`}
      error={isTyping && !isForeign && draft && missingOfPlate(draft) ? undefined : error}
      hint={hint}
      aside={kindSwitch}
    >
      {(ids) =>
        isForeign ? (
          <input
            {...shared}
            {...ids}
            {...foreignTyping}
            className={`${inputClass} font-bold tracking-wider uppercase`}
            onBlur={() => handleBlur(draft)}
          />
        ) : (
          <PlateInput {...shared} {...ids} onType={setDraft} onTyping={setTyping} onCommit={handleBlur} />
        )
      }
    </Field>
  );
};

interface PlateInputProps extends Omit<
  React.InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onBlur' | 'className'
> {
  value: string;
  onType: (plate: string) => void;
  onTyping: (isTyping: boolean) => void;
  onCommit: (plate: string) => void;
}

/**
 * The field's own text is invisible: the drawing shows the characters and the caret. The font is monospaced to match
 * the drawing, so a tap hits the character it points at. Text is not rewritten during typing. The drawing shows the
 * letters that will be sent, and the field adopts them on blur.
 */
const PlateInput = ({ value, onType, onTyping, onCommit, ...rest }: PlateInputProps) => {
  const [caret, setCaret] = useState<number>();
  const layout = plateLayout(value);
  const follow = (element: HTMLInputElement): void => {
    const at = element.selectionStart ?? element.value.length;
    // Spaces before the caret are not drawn.
    setCaret(normalisePlate(element.value.slice(0, at)).length);
  };
  return (
    <div className="@container relative w-full max-w-96 rounded-field has-focus:outline-3 has-focus:outline-offset-2 has-focus:outline-sign has-aria-invalid:ring-3 has-aria-invalid:ring-over">
      <PlateDrawing
        layout={layout}
        caretX={caret === undefined ? undefined : layout.carets[Math.min(caret, layout.carets.length - 1)]}
      />
      <input
        {...rest}
        value={value}
        className="absolute inset-0 w-full bg-transparent pl-[5cqw] font-mono text-[8cqw] tracking-[5.2cqw] text-transparent caret-transparent outline-none forced-color-adjust-none"
        onChange={(event) => {
          onTyping(true);
          onType(event.target.value);
          follow(event.target);
        }}
        // Enter sends the form and does not leave the field.
        onKeyDown={({ key }) => key === 'Enter' && onTyping(false)}
        onSelect={(event) => follow(event.currentTarget)}
        onFocus={(event) => follow(event.target)}
        onBlur={() => {
          setCaret(undefined);
          onCommit(normalisePlate(value));
        }}
      />
    </div>
  );
};
