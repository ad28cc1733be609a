import type { Kit } from '#platform/kit'
import { fingerprint, sameBytes } from '#platform/secrets'
import { captchaSeconds, workBits } from '../rules.ts'
import { captchaStore, type CaptchaKind } from '../store/captcha.ts'
import { drawAnswer, newAnswer } from './picture.ts'
import { isWorkDone, readWork } from './work.ts'

export interface Captcha {
  /** A picture for the browser with this cookie, as base64. */
  picture(browser: string): Promise<string>
  work(browser: string): Promise<{ task: string; bits: number }>
  /** Single use, right or wrong. `kept` is the browser's cookie. */
  passes(kept: string | undefined, answer: string | undefined): Promise<boolean>
  /** What the picture shows, in the demonstration only. */
  demoAnswer(kept: string | undefined): Promise<string | undefined>
}

export function createCaptcha({ config, database, secrets, random, clock }: Kit): Captcha {
  const store = captchaStore(database)
  const macOf = (kind: CaptchaKind, browser: string, answer: string) =>
    secrets.mac('captcha', JSON.stringify([kind, browser, answer]))

  async function ask(kind: CaptchaKind, browser: string, answer: string) {
    await store.put({
      browser: fingerprint(browser),
      kind,
      answerMac: macOf(kind, browser, answer),
      demoAnswer: config.demo && kind === 'picture' ? answer : null,
      expiresAt: new Date(clock.now().getTime() + captchaSeconds * 1000),
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
      await ask('work', browser, task)
      return { task, bits: workBits }
    },
    async passes(kept, answer) {
      if (kept === undefined || answer === undefined || answer === '') return false
      const work = readWork(answer)
      const kind = work ? 'work' : 'picture'
      const asked = await store.take(fingerprint(kept), kind, clock.now())
      if (asked === undefined) return false
      const said = work ? work.task : answer.trim().toUpperCase()
      const isRight = sameBytes(asked, macOf(kind, kept, said))
      return isRight && (work === undefined || isWorkDone(work.text, workBits))
    },
    demoAnswer: async (kept) =>
      kept === undefined ? undefined : store.demoAnswer(fingerprint(kept)),
  }
}
