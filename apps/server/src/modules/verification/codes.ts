import type { BrandModule } from '#modules/brand'
import { countedAddress, Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { codeLetter } from './letters.ts'
import type { Post } from './post.ts'
import {
  addressKey,
  captchaAfter,
  codeAsSent,
  codeDigits,
  codeLimits,
  codeMinutes,
  isNeutral,
  mostWrongTries,
  unavailable,
  type CodeTarget,
} from './rules.ts'
import { codeStore, type InSameCommit } from './store/codes.ts'

export interface SendCode extends CodeTarget {
  language: string
  /** Of who asks, for the limits. */
  address: string
  /** False: answer the same and count the same, but send nothing, as nobody has this address. */
  really: boolean
}

export interface SentCode {
  expiredMinutes: number
  expirationTime: string
}

export function createCodes(kit: Kit, brands: BrandModule, post: Post) {
  const { clock, secrets, random, database } = kit
  const store = codeStore(database)
  const askerOf = (address: string) => secrets.mac('code asker', countedAddress(address))
  const recipientOf = ({ brandId, channel, to }: CodeTarget) =>
    secrets.mac('code recipient', JSON.stringify([brandId, channel, addressKey(channel, to)]))
  const targetOf = ({ brandId, purpose, channel, to }: CodeTarget) =>
    secrets.mac('code target', JSON.stringify([brandId, purpose, channel, addressKey(channel, to)]))
  const macOf = (target: Buffer, code: string) =>
    secrets.mac('code', `${target.toString('hex')} ${code}`)

  function letterOf({ channel, to, language, brandId, purpose }: SendCode, code: string) {
    const brand = brands.byId(brandId).name
    return codeLetter({ channel, to, language, brand }, purpose, code)
  }

  /** Who may not learn whether there is an account does not wait for the channel either. */
  async function deliver(request: SendCode, code: string): Promise<boolean> {
    const letter = letterOf(request, code)
    if (!isNeutral(request.purpose)) return post.deliver(request.channel, letter)
    if (request.really) await post.hand(request.channel, letter)
    return true
  }

  return {
    /**
     * Refuses with too_many_codes, sms_unavailable or email_unavailable. What is noted with the
     * code is noted or there is no code; the letter goes after that.
     */
    async send(request: SendCode, inSameCommit?: InSameCommit): Promise<SentCode> {
      const { channel, purpose, really } = request
      await post.requireChannel(channel)
      const now = clock.now()
      const recipient = recipientOf(request)
      const asked = { recipient, purpose, asker: askerOf(request.address), now }
      const id = await store.admit(asked, codeLimits)
      if (id === undefined) throw new Refusal('too_many_codes')
      const target = targetOf(request)
      const code = String(random.below(10 ** codeDigits)).padStart(codeDigits, '0')
      const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
      // Where nothing is sent no code fits, but everything else is done alike.
      const codeMac = really ? macOf(target, code) : random.bytes(32)
      await store.put({ target, codeMac, expiresAt }, inSameCommit)
      if (!(await deliver(request, code))) {
        await store.takeBack(id)
        throw new Refusal(unavailable[channel])
      }
      return { expiredMinutes: codeMinutes, expirationTime: expiresAt.toISOString() }
    },
    /** True once for the right code; wrong tries are counted and end it. */
    async take({ code, ...rest }: CodeTarget & { code: string }): Promise<boolean> {
      const target = targetOf(rest)
      return store.take(target, macOf(target, codeAsSent(code)), clock.now(), mostWrongTries)
    },
    /** The same without using it up: for what may still be refused for another reason. */
    async matches({ code, ...rest }: CodeTarget & { code: string }): Promise<boolean> {
      const target = targetOf(rest)
      const codeMac = macOf(target, codeAsSent(code))
      return store.matches({ target, codeMac, now: clock.now(), mostWrong: mostWrongTries })
    },
    /** Whether who asks from there must first show to be a person. */
    async asksForCaptcha(address: string): Promise<boolean> {
      const since = new Date(clock.now().getTime() - captchaAfter.perSeconds * 1000)
      return (await store.askedBy(askerOf(address), since)) >= captchaAfter.asked
    },
  }
}
