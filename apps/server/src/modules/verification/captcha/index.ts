import type { Kit } from '#platform/kit'
import { fingerprint, sameBytes } from '#platform/secrets'
import { captchaSeconds } from '../rules.ts'
import { captchaStore, type CaptchaKind } from '../store/captcha.ts'
import { drawAnswer, newAnswer } from './picture.ts'
import { isEnough, leastBits, type Demand } from '../work-demand.ts'
import { isWorkDone, readWork } from './work.ts'

export interface Captcha {
  /** A picture for the browser with this cookie, as base64. */
  picture(browser: string): Promise<string>
  work(browser: string): Promise<{ task: string; bits: number }>
  /** Single use, right or wrong. `kept` is the browser's cookie. */
  passes(kept: string | undefined, answer: string | undefined, demand?: Demand): Promise<boolean>
  /** The next work of this browser is so hard. */
  demand(browser: string, bits: number): Promise<void>
  /** What the picture shows, in the demonstration only. */
  demoAnswer(kept: string | undefined): Promise<string | undefined>
}

/** Where no load is counted: the picture, or the least work. */
const anyAnswer: Demand = { bits: leastBits, takesPicture: true }

export function createCaptcha({ config, database, secrets, random, clock }: Kit): Captcha {
  const store = captchaStore(database)
  const macOf = (kind: CaptchaKind, browser: string, answer: string) =>
    secrets.mac('captcha', JSON.stringify([kind, browser, answer]))

  const soon = () => new Date(clock.now().getTime() + captchaSeconds * 1000)

  async function ask(kind: CaptchaKind, browser: string, answer: string, bits = leastBits) {
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
      await ask('picture', browser, answer)
      return drawAnswer(answer, random).toString('base64')
    },
    async work(browser) {
      const task = random.token()
      const demanded = await store.demanded(fingerprint(browser), clock.now())
      const bits = demanded ?? leastBits
      await ask('work', browser, task, bits)
      return { task, bits }
    },
    demand: (browser, bits) => store.demand(fingerprint(browser), bits, soon()),
    async passes(kept, answer, demand = anyAnswer) {
      if (kept === undefined || answer === undefined || answer === '') return false
      const work = readWork(answer)
      const kind = work ? 'work' : 'picture'
      const asked = await store.take(fingerprint(kept), kind, clock.now())
      if (asked === undefined) return false
      const said = work ? work.task : answer.trim().toUpperCase()
      const isRight = sameBytes(asked.answerMac, macOf(kind, kept, said))
      if (!isRight || work === undefined) return isRight && demand.takesPicture
      return isWorkDone(work.text, asked.bits) && isEnough(asked.bits, demand)
    },
    demoAnswer: async (kept) =>
      kept === undefined ? undefined : store.demoAnswer(fingerprint(kept)),
  }
}
