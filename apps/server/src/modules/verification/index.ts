import type { NoticeWord } from '@fairhouse/i18n/server'
import type { BrandModule } from '#modules/brand'
import type { Caller, HandlersOf } from '#platform/http'
import type { Kit } from '#platform/kit'
import { createCaptcha, type Captcha } from './captcha/index.ts'
import { createCarriers } from './channels/index.ts'
import { askingBrowser, type AskingBrowser } from './requester.ts'
import { createCodes } from './codes.ts'
import { createDestinations } from './destinations.ts'
import { verificationHttp, type LookUpPhone, type VerificationRoute } from './http.ts'
import { noticeMessage } from './message-texts.ts'
import { createHumanCheck, type HumanCheck } from './human-check.ts'
import { createPhoneTokens } from './phone-tokens.ts'
import { createDelivery } from './delivery.ts'
import { createQuota, type Quota } from './quota.ts'
import { readPhone, splitPhone } from './read-phone.ts'
import {
  requestHistorySeconds,
  addressEnding,
  outboxSeconds,
  usageHistorySeconds,
  type Channel,
} from './rules.ts'
import { outboxStore, type OutboxMessage } from './store/outbox.ts'
import { sweepVerification } from './store/sweep.ts'

export { guessingBrowser } from './requester.ts'
export type { Asker, AskingBrowser, Guesser } from './requester.ts'
export type { SendCode, SentCode } from './codes.ts'
export type { LookUpPhone } from './http.ts'
export type { Channel, CodeTarget } from './rules.ts'

export interface Notice {
  brandId: string
  channel: Channel
  to: string
  language: string
  /** A key of the `letters` texts, with a subject. */
  word: NoticeWord
  values?: Record<string, string>
}

export interface VerificationModule {
  /** HTTP handlers; the account lookup is injected. */
  http(knows: LookUpPhone): HandlersOf<VerificationRoute>
  captcha: Pick<Captcha, 'passes' | 'demoAnswer'>
  codes: ReturnType<typeof createCodes>
  /** Refuses visitors who have not met the current demand. */
  requireHuman: HumanCheck['require']
  /** The browser of the requesting visitor, which alone can use the code. */
  askingBrowser(caller: Pick<Caller, 'getCookie' | 'setCookie' | 'address'>): AskingBrowser
  /** Cap usage per brand, and caps that are near or reached. */
  usage: Pick<Quota, 'useOf' | 'alarms'>
  /** Sends a notice in the background; failures are only logged. */
  notify(notice: Notice): Promise<void>
  phoneTokens: Pick<ReturnType<typeof createPhoneTokens>, 'takeNumber' | 'peekNumber'>
  /** Parses a number by all countries' number plans to E.164, or undefined. */
  readPhone(diallingCode: string, national: string): string | undefined
  /** Splits an E.164 number of ours into the two fields in which a form asks for it. */
  splitPhone: typeof splitPhone
  /** Stored messages in demo mode, newest first; numbers in any notation. */
  outbox(to: string | undefined): Promise<OutboxMessage[]>
  sweep(): Promise<void>
  close(): Promise<void>
}

/** Captcha, one-time codes and phone tokens: proofs of a human and of a contact address. */
export function createVerification(kit: Kit, brands: BrandModule): VerificationModule {
  const { database, clock } = kit
  const outbox = outboxStore(database)
  const delivery = createDelivery(kit, createCarriers(kit, outbox))
  const captcha = createCaptcha(kit)
  const quota = createQuota(kit, brands)
  const destinations = createDestinations(kit.metrics, brands)
  const codes = createCodes(kit, { brands, delivery, quota, destinations })
  const humanCheck = createHumanCheck(captcha, kit.random)
  const phoneTokens = createPhoneTokens(kit)
  return {
    http: (knows) =>
      verificationHttp(
        { kit, brands, captcha, codes, destinations, humanCheck, phoneTokens },
        knows,
      ),
    captcha,
    codes,
    requireHuman: humanCheck.require,
    askingBrowser: (caller) => askingBrowser(caller, kit.random),
    usage: quota,
    async notify({ brandId, word, values = {}, ...rest }) {
      // An unconfirmed number may be anyone's and may cost extra.
      if (!destinations.isOpen({ brandId, ...rest })) return
      const brand = brands.byId(brandId).name
      await delivery.deliverInBackground(
        rest.channel,
        noticeMessage({ ...rest, brand }, word, values),
      )
    },
    phoneTokens,
    readPhone,
    splitPhone,
    outbox: (to) => outbox.list(to === undefined ? '' : addressEnding(to)),
    async sweep() {
      const now = clock.now()
      const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
      const [askedBefore, writtenBefore] = [ago(requestHistorySeconds), ago(outboxSeconds)]
      const usedBefore = ago(usageHistorySeconds)
      await sweepVerification(database, {
        now,
        requestedBefore: askedBefore,
        usedBefore,
        writtenBefore,
      })
    },
    close: delivery.close,
  }
}
