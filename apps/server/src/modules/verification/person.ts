import { Refusal, type Caller } from '#platform/http'
import type { Random } from '#platform/random'
import type { Captcha } from './captcha/index.ts'
import { captchaSeconds } from './rules.ts'
import type { Demand } from './work-demand.ts'

type Cookies = Pick<Caller, 'kept' | 'keep'>

export type People = ReturnType<typeof createPeople>

/** Visitors show that a person asks, by a picture or by work, as much as the load asks for. */
export function createPeople(captcha: Captcha, random: Random) {
  /** The same cookie for picture and work, so that either answers for this browser. */
  function browserOf({ kept, keep }: Cookies): string {
    const known = kept('captcha')
    const browser = known && /^[\w-]{43}$/.test(known) ? known : random.token()
    keep('captcha', browser, captchaSeconds)
    return browser
  }

  return {
    browserOf,
    /** Refuses with wrong_captcha, or with work_required where a picture is not enough. */
    async require(
      caller: Cookies,
      answer: string | undefined,
      demand: Demand | undefined,
    ): Promise<void> {
      if (!demand || (await captcha.passes(caller.kept('captcha'), answer, demand))) return
      if (demand.takesPicture) {
        throw new Refusal('wrong_captcha', { captcha: answer ? 'invalid' : 'required' })
      }
      await captcha.demand(browserOf(caller), demand.bits)
      throw new Refusal('work_required')
    },
  }
}
