import type { SmsConfig } from '#platform/config'
import type { Outgoing } from '#platform/outgoing'
import type { Carrier } from './channel.ts'

const defaultTimeoutMs = 5000

/** An HTTP gateway like Twilio's: a form with To, From and Body, and basic auth. */
export function smsCarrier(
  { url, account, secret, from }: SmsConfig,
  outgoing: Outgoing,
  timeoutMs = defaultTimeoutMs,
): Carrier {
  const authorization = `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}`
  const ask = (method: 'POST' | 'HEAD', form?: URLSearchParams) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const type = form && { 'content-type': 'application/x-www-form-urlencoded' }
    const headers = { authorization, ...type }
    const body = form?.toString()
    return outgoing.fetch(url, { method, body, headers, signal, redirect: 'error' })
  }
  return {
    isInstant: false,
    async deliver({ to, text }) {
      const form = new URLSearchParams({ To: to, From: from, Body: text })
      const { ok, status } = await ask('POST', form)
      if (!ok) throw new Error(`the gateway answered ${status}`)
    },
    isUp: () =>
      ask('HEAD').then(
        ({ status }) => status < 500,
        () => false,
      ),
  }
}
