import { useState } from 'react'
import { callEncrypted, CallRefused, type Sent } from '#lib/call'
import { receiveSignIn } from '#lib/sign-in'

/** Signs in; a refusal that asks for the captcha shows it. */
export function useLogin() {
  const [hasCaptcha, setCaptcha] = useState(false)
  /** Runs what may be refused for want of a captcha. */
  const orCaptcha = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    try {
      return await run()
    } catch (problem) {
      if (problem instanceof CallRefused && 'captcha' in problem.errors) setCaptcha(true)
      throw problem
    }
  }
  const enter = (sent: Sent<'POST /wps/session/login'>) =>
    orCaptcha(async () => receiveSignIn(await callEncrypted('POST /wps/session/login', sent)))
  return { hasCaptcha, orCaptcha, enter }
}
