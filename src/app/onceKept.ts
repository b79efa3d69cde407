import { followInstalling } from './followInstalling';
import { answerTabs } from './unfinished';

/** What concerns only an app that is kept on the device: fetched once it is. */
export const onceKept = (): void => {
  answerTabs();
  followInstalling();
};
