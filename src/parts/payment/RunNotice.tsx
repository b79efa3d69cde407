import { t } from '@lingui/core/macro';
import type { Attempt, NotSent } from '~/domain/attempt';
import type { AttemptState } from '~/domain/attempt.flow';
import { Notice } from '~/ui/Notice';
import { AttemptNotice } from './AttemptNotice';

const words = (why: NotSent): string => {
  switch (why) {
    case 'otherTab':
      return t`Оплата уже идёт в другой вкладке. Дождитесь её конца.`;
    case 'noAnswer':
      return t`Город не ответил, запрос не отправлен. Попробуйте ещё раз.`;
    case 'priceChanged':
      return t`Цена изменилась. Проверьте её и нажмите ещё раз.`;
    case 'badPage':
      return t`Страницу оплаты открыть нельзя: её адрес не похож на настоящий. Сообщите в поддержку города.`;
  }
};

interface Props {
  run: {
    trace?: { attempt: Attempt; state: AttemptState };
    notSent?: NotSent;
    /** Given where the server can be asked once more. */
    checkAgain?: () => void;
  };
}

/** What came of a tap, when it was not a plain success. */
export const RunNotice = ({ run: { trace, notSent, checkAgain } }: Props) => (
  <>
    {notSent && <Notice mood="warning">{words(notSent)}</Notice>}
    {trace && <AttemptNotice attempt={trace.attempt} state={trace.state} onCheckAgain={checkAgain} />}
  </>
);
