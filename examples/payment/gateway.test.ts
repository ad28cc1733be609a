import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startGateway } from './gateway.ts'
import { isSigned, sign } from './sign.ts'
import { languages, wordsIn } from './words.ts'

const secret = 'secret-of-both'
const id = '0190a3f0-0000-7000-8000-000000000001'
const target = { kind: 'bank', institution: 'Bank', number: '123', name: 'A' }

/** An operator that receives webhooks. */
async function startOperator() {
  const received: Record<string, string>[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { 'x-timestamp': at, 'x-signature': signature } = request.headers
      const isGood = isSigned(secret, Number(at), body, String(at), String(signature))
      if (isGood) received.push(JSON.parse(body))
      response.writeHead(isGood ? 200 : 401).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const at = server.address()
  const port = at !== null && typeof at === 'object' ? at.port : 0
  return { received, callbackUrl: `http://127.0.0.1:${port}/` }
}

async function start() {
  const gateway = await startGateway({ port: 0, host: '127.0.0.1', secret })
  onTestFinished(() => gateway.close())
  const operator = await startOperator()
  const call = async (verb: string, input: object, key = secret) => {
    const body = JSON.stringify(input)
    const timestamp = String(Date.now())
    const headers = {
      'x-operator': 'house',
      'x-timestamp': timestamp,
      'x-signature': sign(key, timestamp, body),
    }
    const answer = await fetch(`${gateway.url}/v1/${verb}`, { method: 'POST', headers, body })
    return { status: answer.status, value: await answer.json() }
  }
  const { callbackUrl } = operator
  const expiresAt = new Date().toISOString()
  const order = {
    id,
    amount: '150000.0000',
    currency: 'VND',
    reference: 'FH1',
    expiresAt,
    callbackUrl,
  }
  return { gateway, operator, ask: call, order }
}

test('accepts an order once, shows its page and notifies the operator', async () => {
  const { gateway, operator, ask: call, order } = await start()
  const { value } = await call('payments', order)
  expect((await call('payments', order)).value).toEqual(value)
  const page = await fetch(`${gateway.url}${value.page}`)
  expect(await page.text()).toContain('150,000.00 VND')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const paid = await fetch(`${gateway.url}${value.page}/approve`, { method: 'POST' })
  expect(await paid.text()).toContain('Paid.')
  expect(operator.received).toMatchObject([
    { about: 'payment', id, state: 'paid', amount: '150000.0000', reference: value.reference },
  ])
  expect(await gateway.act(value.reference, 'fail')).toBe(false)
  expect((await call('payments/status', { id })).value).toMatchObject({ state: 'paid' })
})

test('can pay less, fail and expire, and reports the end of payouts', async () => {
  const { gateway, operator, ask: call, order } = await start()
  const { value } = await call('payments', order)
  await gateway.act(value.reference, 'less')
  expect(operator.received).toMatchObject([{ state: 'paid', amount: '75000' }])
  const { callbackUrl } = order
  const payout = { id, amount: '1', currency: 'VND', target, callbackUrl }
  expect((await call('payouts', payout)).value).toMatchObject({ state: 'paid', amount: '1' })
  const refused = { ...payout, id: id.replace(/1$/, '2'), target: { ...target, number: '9999' } }
  expect((await call('payouts', refused)).value).toMatchObject({ state: 'failed' })
  const waiting = { ...payout, id: id.replace(/1$/, '3'), target: { ...target, number: '8888' } }
  const { value: sent } = await call('payouts', waiting)
  expect(sent).toMatchObject({ state: 'pending' })
  await gateway.act(sent.reference, 'approve')
  expect(operator.received.at(-1)).toMatchObject({ about: 'payout', state: 'paid' })
})

test('refuses unsigned requests and unknown orders', async () => {
  const { gateway, ask: call, order } = await start()
  expect((await call('payments', order, 'another')).status).toBe(401)
  expect((await call('payments', { ...order, amount: '-1' })).status).toBe(400)
  expect((await call('payments/status', { id })).value).toEqual({ state: 'unknown' })
  expect((await fetch(`${gateway.url}/pay/none`)).status).toBe(404)
})

test('leads back to the site, and takes a coin at an address of its network', async () => {
  const { gateway, ask: call, order } = await start()
  const returnUrl = 'https://play.example/?centre=depositv2&part=1'
  const coin = { ...order, returnUrl, channel: 'usdt', network: 'ETHEREUM' }
  const { value } = await call('payments', coin)
  expect(value.coin).toMatchObject({ network: 'ETHEREUM', amount: '5.77' })
  const shown = await (await fetch(`${gateway.url}${value.page}`)).text()
  expect(shown).toContain(`5.77 USDT`)
  expect(shown).toContain(value.coin.address)
  const paid = await fetch(`${gateway.url}${value.page}/approve`, { method: 'POST' })
  expect(await paid.text()).toContain(
    'class="back main" href="https://play.example/?centre=depositv2&#38;part=1"',
  )
  for (const bad of ['javascript:alert(1)', '/here']) {
    expect((await call('payments', { ...order, returnUrl: bad })).status).toBe(400)
  }
})

test("shows the page in the payer's language throughout", async () => {
  const { gateway, ask: call, order } = await start()
  const { value } = await call('payments', { ...order, language: 'VI' })
  expect(value.page).toBe(`/pay/${value.reference}?lang=VI`)
  const pageText = async (lang: string) => {
    const answer = await fetch(`${gateway.url}/pay/${value.reference}?lang=${lang}`)
    return answer.text()
  }
  for (const code of languages) {
    const { tag, title, approve, pending } = wordsIn(code)
    const text = await pageText(code)
    for (const word of [`lang="${tag}"`, title, `>${approve}<`, pending, `approve?lang=${code}`]) {
      expect(text, code).toContain(word)
    }
  }
  expect(await pageText('XX"><script>')).toContain('lang="en"')
  const act = `${gateway.url}/pay/${value.reference}/approve?lang=TH`
  const done = await fetch(act, { method: 'POST' })
  expect(done.url).toMatch(/lang=TH$/)
  expect(await done.text()).toContain(wordsIn('TH').paid)
})
