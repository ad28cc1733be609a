import { Refusal, type Caller } from '#platform/http'
import type { Random } from '#platform/random'
import type { Captcha } from './captcha/index.ts'
import { captchaSeconds } from './rules.ts'
import type { Demand } from './work-demand.ts'

type Cookies = Pick<Caller, 'getCookie' | 'setCookie'>

export type HumanCheck = ReturnType<typeof createHumanCheck>

/** Visitors prove they are human by a picture or by work, depending on the load. */
export function createHumanCheck(captcha: Captcha, random: Random) {
  /** Picture and work share a cookie, so that either counts for this browser. */
  function browserOf({ getCookie, setCookie }: Cookies): string {
    const known = getCookie('captcha')
    const browser = known && /^[\w-]{43}$/.test(known) ? known : random.token()
    setCookie('captcha', browser, captchaSeconds)
    return browser
  }

  return {
    browserOf,
    /** Refuses with wrong_captcha, or work_required if a picture is not enough. */
    async require(
      caller: Cookies,
      answer: string | undefined,
      demand: Demand | undefined,
    ): Promise<void> {
      if (!demand || (await captcha.passes(caller.getCookie('captcha'), answer, demand))) return
      if (demand.takesPicture) {
        throw new Refusal('wrong_captcha', { captcha: answer ? 'invalid' : 'required' })
      }
      await captcha.demand(browserOf(caller), demand.bits)
      throw new Refusal('work_required')
    },
  }
}
