import { useState } from 'react'
import { callEncrypted, CallRefused, type Sent } from '#lib/call'
import { handleSignInAnswer } from '#lib/sign-in'

/** Signs in and shows the captcha if the server requires it. */
export function useLogin() {
  const [hasCaptcha, setCaptcha] = useState(false)
  /** Runs a call that may require a captcha. */
  const orCaptcha = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    try {
      return await run()
    } catch (problem) {
      if (problem instanceof CallRefused && 'captcha' in problem.errors) setCaptcha(true)
      throw problem
    }
  }
  const enter = (sent: Sent<'POST /wps/session/login'>) =>
    orCaptcha(async () => handleSignInAnswer(await callEncrypted('POST /wps/session/login', sent)))
  return { hasCaptcha, orCaptcha, enter }
}
