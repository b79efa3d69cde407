import { t } from '@lingui/core/macro';
import type { Topic } from '~/domain/content/settings';
import { Field } from '~/ui/Field';
import { inputClass } from '~/ui/inputClass';

interface Props {
  topics: readonly Topic[];
  /** Code of the chosen topic; empty for none. */
  value: string;
  onChange: (code: string) => void;
}

/** The topic of an appeal. It is optional. */
export const AppealTopicField = ({ topics, value, onChange }: Props) => (
  <Field label={t`Тема`}>
    {(ids) => (
      <select
        {...ids}
        name="topic"
        className={inputClass}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t`Без темы`}</option>
        {topics.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
