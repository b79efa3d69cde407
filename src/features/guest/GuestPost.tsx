import { useAtomValue } from 'jotai';
import * as postRules from '~/domain/postPayment';
import { PostField } from '~/parts/post/PostField';
import { minuteAtom } from '~/state/clock';
import { store } from '~/state/store';
import { Unfold } from '~/ui/Unfold';
import { postRulesAtom } from './guest.form';
import type { useGuestForm } from './useGuestForm';

store.set(postRulesAtom, postRules);

interface Props {
  guest: Pick<ReturnType<typeof useGuestForm>, 'form' | 'rules' | 'post'>;
  refusal?: string;
}

/** From when a guest pays; fetched with its rules where the city takes payments afterwards. */
export const GuestPost = ({ guest: { form, rules, post }, refusal }: Props) => {
  const now = useAtomValue(minuteAtom);
  return (
    <Unfold name="post" isNow={form.values.post !== undefined}>
      <div className="pt-5">
        <PostField form={form} kinds={post.kinds} refusal={refusal} now={now} timeZone={rules.tariff.timeZone} />
      </div>
    </Unfold>
  );
};
