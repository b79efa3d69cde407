import type { BrowserContext, Page, Request } from '@playwright/test';
import type { Ledger } from '../../tools/control';
import type { Plan } from './plan';
import { knownText } from './knownText';

export type Kind = 'start' | 'renew' | 'cancel' | 'refill' | 'subscription';

/** A payment that the app has sent. */
interface Sent {
  kind: Kind;
  /** Car and place of a start; the car of a subscription; the stay of an extension or a cancellation. */
  target: string;
  page: Page;
  /** The last request that had reached the server before the tap. */
  after: number;
  claims: Claim['verdict'][];
  /** Its driver has logged out since: its ending is told without naming the car. */
  isNameless?: boolean;
}

/** What the screen has said of a payment. */
interface Claim {
  text: string;
  verdict: 'done' | 'twice' | 'notDone' | 'checking' | 'notKnown';
  /** One of these it must be true of: a sentence may leave open whether a start or an extension is meant. */
  of: Sent[];
}

const moneyCall = /\/api\/payment\/(start|renew|cancel|refill|subscription)$/;
const providerPage = /^\/demo\/pay\/[\w-]+$/;

/** How the sentences about payments begin, which kinds they may speak of, and what they say. */
const sentences: readonly (readonly [string, readonly Kind[], Claim['verdict']])[] = [
  ['Парковка оплачена', ['start'], 'done'],
  ['Парковка продлена', ['renew'], 'done'],
  ['Парковка отменена', ['cancel'], 'done'],
  ['Абонемент куплен', ['subscription'], 'done'],
  ['Абонемент успешно приобретен.', ['subscription'], 'done'],
  ['Оплачено дважды', ['start', 'renew', 'subscription'], 'twice'],
  ['Отменено дважды', ['cancel'], 'twice'],
  ['Не оплачено, можно попробовать ещё раз', ['start', 'renew', 'refill', 'subscription'], 'notDone'],
  ['Не отменено, можно попробовать ещё раз', ['cancel'], 'notDone'],
  ['Сервер города занят, деньги не списаны', ['start', 'renew', 'cancel', 'refill', 'subscription'], 'notDone'],
  ['Проверяем, прошла ли оплата', ['start', 'renew', 'subscription'], 'checking'],
  ['Пока неизвестно, не платите ещё раз', ['start', 'renew', 'subscription'], 'notKnown'],
  ['Проверяем, отменена ли парковка', ['cancel'], 'checking'],
  ['Пока неизвестно, отменена ли парковка', ['cancel'], 'notKnown'],
];
for (const [beginning] of sentences) knownText(beginning);
const credited = knownText('Баланс пополнен на ');

/** Tells Node each sentence as it comes onto the screen, also those that go again. */
const listen = (): void => {
  if (!location.protocol.startsWith('http')) return;
  let displayed: string[] = [];
  const scan = (): void => {
    const now = [...document.querySelectorAll<HTMLElement>('[role=status], [role=alert], #paid-title')]
      .filter((element) => element.checkVisibility())
      .map((element) => (element.querySelector('p')?.textContent ?? element.textContent).trim());
    for (const text of now)
      if (text && !displayed.includes(text))
        void (window as unknown as { tellWitness: (text: string) => Promise<void> }).tellWitness(text);
    displayed = now;
  };
  new MutationObserver(scan).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Sees what the app sends and what it tells, and compares both with what the city did. */
export class Oracle {
  readonly violations: string[] = [];
  readonly log: string[] = [];
  readonly #sent: Sent[] = [];
  readonly #claims: Claim[] = [];
  /** What was told as not made: true at the end as well, or the city has done it later. */
  readonly #notDone: Claim[] = [];
  /** Top-ups that were told as come, in kopecks. */
  readonly #credits: number[] = [];
  #linksTapped = 0;
  #providerPages = 0;
  #lastLink: string | undefined;
  #confirmations = 0;
  #calls = 0;
  /** The last request that had reached the server before the tap of now. */
  #after = 0;
  readonly #began = Date.now();

  async follow(context: BrowserContext, { hasWorker }: Pick<Plan, 'hasWorker'>): Promise<void> {
    await context.exposeBinding('tellWitness', ({ page }, text: string) => this.#recordClaim(page, text));
    await context.addInitScript(listen);
    context.on('request', (request) => this.#see(request));
    // Without its worker a page cannot fetch a part of the app that it has not opened yet while there is no network.
    const isUsual = (text: string): boolean =>
      /Failed to load resource|net::ERR/.test(text) ||
      (!hasWorker && /Failed to fetch dynamically imported module/.test(text));
    const onText = (text: string): void => {
      if (!isUsual(text)) this.violate(`unhandled: ${text}`);
    };
    context.on('weberror', (error) => onText(error.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error') onText(message.text());
    });
  }

  logLine(line: string): void {
    this.log.push(`${((Date.now() - this.#began) / 1000).toFixed(1)} s  ${line}`);
  }

  violate(line: string): void {
    this.logLine(`!!! ${line}`);
    this.violations.push(line);
  }

  /** A live button that pays is about to be tapped. */
  confirmed(after: number): void {
    this.#confirmations += 1;
    this.#after = after;
  }

  /** A link to a provider's page is about to be tapped. */
  tappedLink(): void {
    this.#linksTapped += 1;
  }

  /**
   * May a payment of a kind, by its record, stay unknown? Only if it was told as unknown, and the device cannot tell whose a line of the
   * history is: it does not know the city's clock (`src/decisions/0002-whose-clock-dates-a-payment.md`), or a logout took the sum along.
   */
  mayStayUnknown(recordKind: string, isClockKnown: boolean): boolean {
    const kind = recordKind === 'subscribe' ? 'subscription' : recordKind;
    const unknown = this.#sent.filter((sent) => sent.kind === kind && sent.claims.includes('notKnown'));
    return unknown.some(({ isNameless }) => !isClockKnown || (kind === 'subscription' && isNameless === true));
  }

  /** How many payments of a kind were sent. */
  sent(kind: Kind): number {
    return this.#sent.filter((one) => one.kind === kind).length;
  }

  /** Was a payment of a kind told as made; of a top-up: as come? */
  hasClaimed(kind: Kind): boolean {
    return kind === 'refill'
      ? this.#credits.length > 0
      : this.#sent.some((one) => one.kind === kind && one.claims.includes('done'));
  }

  /** Whose page was opened last, as the ledger names it. */
  get lastLink(): string | undefined {
    return this.#lastLink;
  }

  get calls(): number {
    return this.#calls;
  }

  loggedOut(): void {
    for (const sent of this.#sent) sent.isNameless = true;
  }

  #see(request: Request): void {
    const { pathname } = new URL(request.url());
    if (providerPage.test(pathname) && request.method() === 'GET' && request.redirectedFrom() === null) {
      this.#providerPages += 1;
      this.#lastLink = pathname;
      if (this.#providerPages > this.#linksTapped) this.violate('a payment page was opened that nobody has tapped');
    }
    const call = moneyCall.exec(pathname)?.[1];
    if (call === undefined || request.method() !== 'POST') return;
    this.#calls += 1;
    this.logLine(`sent ${call}`);
    if (this.#calls > this.#confirmations)
      this.violate(`${this.#calls} payments were sent for ${this.#confirmations} confirmations`);
    const body = new URLSearchParams(request.postData() ?? '');
    const target =
      call === 'start'
        ? `${body.get('Vehicle') ?? ''} ${body.get('Zone') ?? ''}`
        : call === 'subscription'
          ? (body.get('vehicle') ?? '')
          : // A reservation is named after its stay.
            (body.get('ReservationId') ?? '').replace(/^R/, '');
    this.#sent.push({ kind: call as Kind, target, page: request.frame().page(), after: this.#after, claims: [] });
  }

  #recordClaim(page: Page, text: string): void {
    if (text.startsWith(credited)) {
      this.logLine(`told «${text}»`);
      this.#credits.push(Math.round(100 * Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'))));
    }
    for (const [beginning, kinds, verdict] of sentences) {
      if (!text.startsWith(beginning)) continue;
      const of = this.#meant(page, text, kinds, verdict);
      this.logLine(`told «${text}»`);
      this.#claims.push({ text, verdict, of });
      for (const sent of of) sent.claims.push(verdict);
    }
  }

  /**
   * Whom a sentence is about: the last payment of each kind for the car that it names; where it names none, the last of its tab. That
   * one was made twice may come out only when the same has been paid for again.
   */
  #meant(page: Page, text: string, kinds: readonly Kind[], verdict: Claim['verdict']): Sent[] {
    const [, plate, zone] = /: ([^\s,]+)(?:, зона (\S+))?$/.exec(text) ?? [];
    return kinds.flatMap((kind) => {
      const ofKind = this.#sent.filter((sent) => sent.kind === kind);
      if (plate !== undefined)
        return ofKind.filter((sent) => this.#isOf(sent, plate, zone)).slice(verdict === 'twice' ? 0 : -1);
      const ofTab = ofKind.filter((sent) => sent.page === page).slice(-1);
      return [...ofTab, ...ofKind.filter((sent) => sent.isNameless === true && !ofTab.includes(sent))];
    });
  }

  /** The stays of the city, by their ids: `number zone`. */
  #stays = new Map<string, string>();

  #isOf({ kind, target }: Sent, plate: string, zone: string | undefined): boolean {
    if (kind === 'subscription') return zone === undefined && target === plate;
    return (kind === 'start' ? target : this.#stays.get(target)) === `${plate} ${zone ?? ''}`;
  }

  /** How often the city did what was sent: since its own tap, and before the next of the same. */
  #done(sent: Sent, { sessions: stays, debits, refunds, subscriptions }: Ledger): number {
    const next = this.#sent.find(
      (other) => other.kind === sent.kind && other.target === sent.target && other.after > sent.after,
    );
    const isOwnRequest = ({ request }: { request: number }): boolean =>
      request > sent.after && (next === undefined || request <= next.after);
    // What is asked for is a link, which charges nothing.
    if (sent.kind === 'refill') return 0;
    if (sent.kind === 'subscription')
      return subscriptions.filter((one) => isOwnRequest(one) && one.number === sent.target).length;
    if (sent.kind === 'start')
      return stays.filter((one) => isOwnRequest(one) && `${one.number} ${one.zone}` === sent.target).length;
    if (sent.kind === 'cancel') return refunds.filter((one) => isOwnRequest(one) && one.session === sent.target).length;
    const startRequest = stays.find(({ id }) => id === sent.target)?.request;
    return debits.filter((one) => isOwnRequest(one) && one.session === sent.target && one.request !== startRequest)
      .length;
  }

  /** How many of the same were sent by taps of the same moment. */
  #atOnce(sent: Sent | undefined): number {
    const isSame = (other: Sent): boolean =>
      other.kind === sent?.kind && other.target === sent.target && other.after === sent.after;
    return this.#sent.filter(isSame).length;
  }

  /** What has been told until now, against the ledger. */
  assess(ledger: Ledger): void {
    for (const { id, number, zone } of ledger.sessions) this.#stays.set(id, `${number} ${zone}`);
    for (const claim of this.#claims.splice(0)) {
      const { text, verdict, of } = claim;
      if (of.length === 0) this.violate(`«${text}» is told, and nothing was sent`);
      else if (!this.#isTrue(claim, ledger))
        this.violate(`«${text}» is told; the city did it ${this.#counts(claim, ledger).join(' or ')} times`);
      else if (verdict === 'notDone') this.#notDone.push(claim);
    }
    for (const sum of this.#credits)
      if (!ledger.links.some(({ kind, kopecks, credits }) => kind === 'refill' && kopecks === sum && credits > 0))
        this.violate(`${sum} kopecks are told as come; the city has ${JSON.stringify(ledger.links)}`);
    this.#checkDebits(ledger);
  }

  /** How often the city did each of what a sentence may be about. */
  #counts({ verdict, of }: Claim, ledger: Ledger): number[] {
    // A stay that was cancelled is cancelled, whichever of two taps did it.
    const isCancelled = ({ target }: Sent): boolean => ledger.refunds.some(({ session }) => session === target);
    return of.map((sent) =>
      sent.kind === 'cancel' && verdict === 'done' ? Number(isCancelled(sent)) : this.#done(sent, ledger),
    );
  }

  #isTrue(claim: Claim, ledger: Ledger): boolean {
    const isTrue: Record<Claim['verdict'], (done: number, sent: Sent | undefined) => boolean> = {
      done: (done) => done >= 1,
      twice: (done) => done >= 2,
      // Of what two tabs send at the same moment the city may do the one and refuse the other.
      notDone: (done, sent) => done < this.#atOnce(sent),
      checking: () => true,
      notKnown: () => true,
    };
    return this.#counts(claim, ledger).some((done, index) => isTrue[claim.verdict](done, claim.of[index]));
  }

  /** What left more traces in the ledger than it was confirmed can only have been done twice by server or browser, once sent. */
  #checkDebits(ledger: Ledger): void {
    const moved = this.#sent.filter(({ kind }) => kind !== 'cancel');
    const once = moved.reduce((sum, sent) => sum + Math.min(1, this.#done(sent, ledger)), 0);
    const again = moved.reduce((sum, sent) => sum + Math.max(0, this.#done(sent, ledger) - 1), 0);
    if (ledger.debits.length > once + again)
      this.violate(`${ledger.debits.length} debits for ${moved.length} payments that were sent`);
    if (once > this.#confirmations) this.violate(`${once} payments were made for ${this.#confirmations} confirmations`);
  }

  /**
   * What a city does longer after the request has ended than anybody can wait for is told in the place of "not paid"
   * (`src/decisions/0001-when-not-paid-may-be-told.md`). Who has logged out since has taken its record along.
   */
  #isToldInTheEnd({ claims, isNameless = false }: Sent): boolean {
    return isNameless || Math.max(claims.lastIndexOf('done'), claims.lastIndexOf('twice')) > claims.indexOf('notDone');
  }

  /** When all is quiet: what was done twice has been told so, and nothing is left open. */
  assessEnd(ledger: Ledger): void {
    this.assess(ledger);
    for (const claim of this.#notDone)
      if (!this.#isTrue(claim, ledger) && !claim.of.some((sent) => this.#isToldInTheEnd(sent)))
        this.violate(
          `«${claim.text}» was told of ${claim.of.map(({ kind }) => kind).join(' or ')}; the city did it later`,
        );
    for (const sent of this.#sent) {
      const done = this.#done(sent, ledger);
      const isEnded = ledger.refunds.some(
        ({ session }) => session === sent.target || this.#stays.get(session ?? '') === sent.target,
      );
      const isAlone =
        this.#sent.filter(({ kind, target }) => kind === sent.kind && target === sent.target).length === 1;
      if (done > 1 && sent.kind !== 'cancel' && isAlone && !isEnded && !sent.claims.includes('twice'))
        this.violate(`${sent.kind} ${sent.target} was done ${done} times, and nobody is told`);
    }
  }

  /** Was the last payment of a tab told as made? */
  isLastDone(page: Page): boolean {
    return (
      this.#sent
        .findLast((sent) => sent.page === page)
        ?.claims.some((verdict) => verdict === 'done' || verdict === 'twice') ?? false
    );
  }

  get figures(): string {
    return `${this.#confirmations} confirmations, ${this.#calls} calls`;
  }
}
