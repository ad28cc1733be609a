import type { Kit } from '#platform/kit'
import { fingerprint, sameBytes } from '#platform/secrets'
import { captchaSeconds } from '../rules.ts'
import { captchaStore, type CaptchaKind } from '../store/captcha.ts'
import { drawAnswer, newAnswer } from './picture.ts'
import { isEnough, minBits, type Demand } from '../work-demand.ts'
import { isWorkDone, readWork } from './proof-of-work.ts'

export interface Captcha {
  /** A captcha picture for this browser, as base64. */
  picture(browser: string): Promise<string>
  work(browser: string): Promise<{ task: string; bits: number }>
  /** Checks an answer; single use, right or wrong. `kept` is the browser's cookie. */
  passes(cookie: string | undefined, answer: string | undefined, demand?: Demand): Promise<boolean>
  /** Sets the difficulty of this browser's next proof of work. */
  demand(browser: string, bits: number): Promise<void>
  /** The picture's answer, in demo mode only. */
  demoAnswer(cookie: string | undefined): Promise<string | undefined>
}

/** Default demand: the picture, or the minimum work. */
const anyAnswer: Demand = { bits: minBits, takesPicture: true }

export function createCaptcha({ config, database, secrets, random, clock }: Kit): Captcha {
  const store = captchaStore(database)
  const macOf = (kind: CaptchaKind, browser: string, answer: string) =>
    secrets.mac('captcha', JSON.stringify([kind, browser, answer]))

  const soon = () => new Date(clock.now().getTime() + captchaSeconds * 1000)

  async function save(kind: CaptchaKind, browser: string, answer: string, bits = minBits) {
    await store.put({
      bits,
      browser: fingerprint(browser),
      kind,
      answerMac: macOf(kind, browser, answer),
      demoAnswer: config.demo && kind === 'picture' ? answer : null,
      expiresAt: soon(),
    })
  }

  return {
    async picture(browser) {
      const answer = newAnswer(random)
      await save('picture', browser, answer)
      return drawAnswer(answer, random).toString('base64')
    },
    async work(browser) {
      const task = random.token()
      const demanded = await store.demanded(fingerprint(browser), clock.now())
      const bits = demanded ?? minBits
      await save('work', browser, task, bits)
      return { task, bits }
    },
    demand: (browser, bits) => store.demand(fingerprint(browser), bits, soon()),
    async passes(cookie, answer, demand = anyAnswer) {
      if (cookie === undefined || answer === undefined || answer === '') return false
      const work = readWork(answer)
      const kind = work ? 'work' : 'picture'
      const stored = await store.take(fingerprint(cookie), kind, clock.now())
      if (stored === undefined) return false
      const answered = work ? work.task : answer.trim().toUpperCase()
      const isRight = sameBytes(stored.answerMac, macOf(kind, cookie, answered))
      if (!isRight || work === undefined) return isRight && demand.takesPicture
      return isWorkDone(work.text, stored.bits) && isEnough(stored.bits, demand)
    },
    demoAnswer: async (cookie) =>
      cookie === undefined ? undefined : store.demoAnswer(fingerprint(cookie)),
  }
}
