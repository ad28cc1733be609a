import type { NoticeWord } from '@fairhouse/i18n/server'
import type { BrandModule } from '#modules/brand'
import type { HandlersOf } from '#platform/http'
import type { Kit } from '#platform/kit'
import { createCaptcha, type Captcha } from './captcha/index.ts'
import { carriersOf } from './channels/index.ts'
import { createCodes } from './codes.ts'
import { verificationHttp, type KnowsPhone, type VerificationRoute } from './http.ts'
import { noticeLetter } from './letters.ts'
import { createPhoneTokens } from './phone-tokens.ts'
import { createPost } from './post.ts'
import { readPhone } from './read-phone.ts'
import { askedSeconds, endingOf, outboxSeconds, type Channel } from './rules.ts'
import { outboxStore, type OutboxLetter } from './store/outbox.ts'
import { sweepVerification } from './store/sweep.ts'

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
  /** A notice that nobody waits for: a channel that is down is logged and holds up nothing. */
  notify(notice: Notice): Promise<void>
  phoneTokens: Pick<ReturnType<typeof createPhoneTokens>, 'numberOf' | 'numberIn'>
  /** By the number plans of all countries: E.164, or nothing. */
  readPhone(diallingCode: string, national: string): string | undefined
  /** What would have been sent, in the demonstration, newest first; numbers in any writing. */
  outbox(to: string | undefined): Promise<OutboxLetter[]>
  sweep(): Promise<void>
  close(): Promise<void>
}

/** Proofs from outside: that a person asks, and that a number or an address is theirs. */
export function createVerification(kit: Kit, brands: BrandModule): VerificationModule {
  const { config, database, clock } = kit
  const outbox = outboxStore(database)
  const post = createPost(kit, carriersOf(config, outbox, clock))
  const captcha = createCaptcha(kit)
  const codes = createCodes(kit, brands, post)
  const phoneTokens = createPhoneTokens(kit)
  return {
    http: (knows) => verificationHttp({ kit, brands, captcha, codes, phoneTokens }, knows),
    captcha,
    codes,
    async notify({ brandId, word, values = {}, ...rest }) {
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
      await sweepVerification(database, { now, askedBefore, writtenBefore })
    },
    close: post.close,
  }
}
