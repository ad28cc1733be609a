import type { SmsConfig } from '#platform/config'
import type { Carrier } from './channel.ts'

const usualMs = 5000

/** An HTTP gateway in the manner of Twilio: a form with To, From and Body, and basic auth. */
export function smsCarrier({ url, account, secret, from }: SmsConfig, mostMs = usualMs): Carrier {
  const authorization = `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}`
  const ask = async (what: Pick<RequestInit, 'method' | 'body'>) => {
    const signal = AbortSignal.timeout(mostMs)
    const headers = { authorization }
    const response = await fetch(url, { ...what, headers, signal, redirect: 'error' })
    await response.body?.cancel()
    return response
  }
  return {
    isAtOnce: false,
    async deliver({ to, text }) {
      const form = new URLSearchParams({ To: to, From: from, Body: text })
      const { ok, status } = await ask({ method: 'POST', body: form })
      if (!ok) throw new Error(`the gateway answered ${status}`)
    },
    answers: () =>
      ask({ method: 'HEAD' }).then(
        ({ status }) => status < 500,
        () => false,
      ),
  }
}
