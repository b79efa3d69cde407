import { CategoryField } from '~/components/plate/CategoryField';
import { Collapse } from '~/ui/Collapse';
import type { useGuestForm } from './useGuestForm';

/** The kind of vehicle that a guest pays for. It is loaded only if the city's prices depend on it. */
export const GuestCategoryField = ({ form: { values, set } }: Pick<ReturnType<typeof useGuestForm>, 'form'>) => (
  <Collapse name="category" isNow={values.category !== undefined}>
    <div className="pb-5">
      <CategoryField values={values} set={set} />
    </div>
  </Collapse>
);
