import { t } from '@lingui/core/macro';
import { useRef, useState, type ReactNode } from 'react';
import { normaliseForeignPlate, normalisePlate } from '~/domain/vehicle/plate';
import { Field } from '~/ui/Field';
import { useDraft } from '~/ui/form/useDraft';
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

/** The number of the car. For a Russian one the field is a plate: a real text field over the drawing, filled as it is typed. */
export const PlateField = ({ value, onChange, onBlur, isForeign, onForeignChange, error, hint }: Props) => {
  const { draft, setDraft, commit } = useDraft(value, onChange);
  /** What stood there before the field took over the letters of a Russian plate. */
  const original = useRef('');
  const handleBlur = (text: string): void => {
    if (text !== draft) original.current = draft;
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
    <Field label={t`Номер автомобиля`} error={error} hint={hint} aside={kindSwitch}>
      {(ids) =>
        isForeign ? (
          <input
            {...shared}
            {...ids}
            className={`${inputClass} font-bold tracking-wider uppercase`}
            onChange={(event) => setDraft(normaliseForeignPlate(event.target.value))}
            onBlur={() => handleBlur(draft)}
          />
        ) : (
          <PlateInput {...shared} {...ids} onType={setDraft} onCommit={handleBlur} />
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
  onCommit: (plate: string) => void;
}

/**
 * The text of the field itself is unseen; the drawing shows it, and the caret. The face is monospaced and spaced to the
 * drawing's steps, so that a tap lands on the character it points at. What is typed is not rewritten under the
 * keyboard's hands: the drawing has the letters as they will be sent, the field takes them over when it is left.
 */
const PlateInput = ({ value, onType, onCommit, ...rest }: PlateInputProps) => {
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
          onType(event.target.value);
          follow(event.target);
        }}
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
