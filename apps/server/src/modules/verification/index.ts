import type { NoticeWord } from '@fairhouse/i18n/server'
import type { BrandModule } from '#modules/brand'
import type { Caller, HandlersOf } from '#platform/http'
import type { Kit } from '#platform/kit'
import { createCaptcha, type Captcha } from './captcha/index.ts'
import { carriersOf } from './channels/index.ts'
import { askingBrowser, type AskingBrowser } from './asker.ts'
import { createCodes } from './codes.ts'
import { createDestinations } from './destinations.ts'
import { verificationHttp, type KnowsPhone, type VerificationRoute } from './http.ts'
import { noticeLetter } from './letters.ts'
import { createPeople, type People } from './person.ts'
import { createPhoneTokens } from './phone-tokens.ts'
import { createPost } from './post.ts'
import { createQuota, type Quota } from './quota.ts'
import { readPhone } from './read-phone.ts'
import { askedSeconds, endingOf, outboxSeconds, usedSeconds, type Channel } from './rules.ts'
import { outboxStore, type OutboxLetter } from './store/outbox.ts'
import { sweepVerification } from './store/sweep.ts'

export { guessingBrowser } from './asker.ts'
export type { Asker, AskingBrowser, Guesser } from './asker.ts'
export type { SendCode, SentCode } from './codes.ts'
export type { KnowsPhone } from './http.ts'
export type { Channel, CodeTarget } from './rules.ts'

export interface Notice {
  brandId: string
  channel: Channel
  to: string
  language: string
  /** Of the area `letters` of the server's words: it has a text and a subject. */
  word: NoticeWord
  values?: Record<string, string>
}

export interface VerificationModule {
  /** Its calls; whether a number has an account is for the module above to say. */
  http(knows: KnowsPhone): HandlersOf<VerificationRoute>
  captcha: Pick<Captcha, 'passes' | 'demoAnswer'>
  codes: ReturnType<typeof createCodes>
  /** Refuses visitors who have not done what the load asks for. */
  requirePerson: People['require']
  /** The browser of a visitor who asks for a code: it alone can use the code. */
  askingBrowser(caller: Pick<Caller, 'kept' | 'keep' | 'address'>): AskingBrowser
  /** What brands have used of their caps, and which caps are near or reached. */
  usage: Pick<Quota, 'useOf' | 'alarms'>
  /** A notice that nobody waits for: a channel that is down is logged and holds up nothing. */
  notify(notice: Notice): Promise<void>
  phoneTokens: Pick<ReturnType<typeof createPhoneTokens>, 'numberOf'>
  /** By the number plans of all countries: E.164, or nothing. */
  readPhone(diallingCode: string, national: string): string | undefined
  /** What would have been sent, in the demonstration, newest first; numbers in any writing. */
  outbox(to: string | undefined): Promise<OutboxLetter[]>
  sweep(): Promise<void>
  close(): Promise<void>
}

/** Proofs from outside: that a person asks, and that a number or an address is theirs. */
export function createVerification(kit: Kit, brands: BrandModule): VerificationModule {
  const { database, clock } = kit
  const outbox = outboxStore(database)
  const post = createPost(kit, carriersOf(kit, outbox))
  const captcha = createCaptcha(kit)
  const quota = createQuota(kit, brands)
  const destinations = createDestinations(kit.metrics, brands)
  const codes = createCodes(kit, { brands, post, quota, destinations })
  const people = createPeople(captcha, kit.random)
  const phoneTokens = createPhoneTokens(kit)
  return {
    http: (knows) =>
      verificationHttp({ kit, brands, captcha, codes, destinations, people, phoneTokens }, knows),
    captcha,
    codes,
    requirePerson: people.require,
    askingBrowser: (caller) => askingBrowser(caller, kit.random),
    usage: quota,
    async notify({ brandId, word, values = {}, ...rest }) {
      // A number that was never confirmed may be anybody's, and dear.
      if (!destinations.isOpen({ brandId, ...rest })) return
      const brand = brands.byId(brandId).name
      await post.hand(rest.channel, noticeLetter({ ...rest, brand }, word, values))
    },
    phoneTokens,
    readPhone,
    outbox: (to) => outbox.list(to === undefined ? '' : endingOf(to)),
    async sweep() {
      const now = clock.now()
      const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
      const [askedBefore, writtenBefore] = [ago(askedSeconds), ago(outboxSeconds)]
      const usedBefore = ago(usedSeconds)
      await sweepVerification(database, { now, askedBefore, usedBefore, writtenBefore })
    },
    close: post.close,
  }
}
