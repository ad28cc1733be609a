import { randomInt, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { amountOf, parseAmount, toWire } from '@fairhouse/money'
import { transferVerbs } from '@fairhouse/protocol/vendor'
import {
  asVendor,
  freshMember,
  giveMoney,
  jpg,
  makePayee,
  paymentPassword,
  wholeDong,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const gameCode = 'sandbox-game'
const image = jpg.toString('base64')

/** A member with money, a session, a payment password and a payout account. */
export interface Racer {
  id: string
  client: TestClient
  accountId: string
  cash(): Promise<bigint>
  hold(): Promise<bigint>
}

export async function newRacer(site: TestSite, cash: number): Promise<Racer> {
  const member = await freshMember(site, `racer-${randomInt(10 ** 9)}`)
  if (cash > 0) await giveMoney(site, member.id, amountOf(wholeDong(cash)))
  return { ...member, ...(await makePayee(site, member)) }
}

export const withdrawalOf = ({ accountId }: Racer, amount: string, id: string = randomUUID()) => ({
  id,
  accountId,
  amount,
  paymentPassword,
})

/** A deposit that a cashier has claimed. */
export async function claimedDeposit({ client }: Racer, cashier: TestClient, amount: string) {
  const id = await provedDeposit(client, amount)
  await cashier.must('POST /office/api/deposit/claim', { id })
  return id
}

export async function provedDeposit(client: TestClient, amount: string) {
  const id = randomUUID()
  await client.must('PUT /wps/deposit', { id, method: 'transfer', amount })
  await client.must('POST /wps/deposit/proof', { id, image })
  return id
}

/** A withdrawal that a cashier has claimed. */
export async function claimedWithdrawal(racer: Racer, cashier: TestClient, amount: string) {
  const { id } = await racer.client.must('PUT /wps/withdrawal', withdrawalOf(racer, amount))
  await cashier.must('POST /office/api/withdrawal/claim', { id })
  return id
}

/** A seat at the sandbox game; `send` signs as its provider does. */
export async function seatOf(site: TestSite, { id }: Racer) {
  const ticket = await site.context.gameProvider.ticket(id, gameCode)
  const { value } = await asVendor(site, 'authenticate', { ticket })
  const session = value?.session ?? ''
  const playerId = value?.playerId ?? ''
  const send = async (verb: string, body: object) => {
    const { success, code } = await asVendor(site, verb, body)
    return success ? 'accepted' : (code ?? '')
  }
  const round = (roundId: string = randomUUID()) => {
    return { transactionId: randomUUID(), roundId, gameCode }
  }
  return { session, playerId, send, round }
}

/** A provider that keeps its players' balances itself and refuses an overdraft. */
export interface WalletProvider {
  code: string
  balanceOf(playerId: string): bigint
  close(): Promise<void>
}

export async function newWalletProvider(site: TestSite): Promise<WalletProvider> {
  const balances = new Map<string, bigint>()
  const states = new Map<string, 'done' | 'refused'>()
  const balanceOf = (playerId: string) => balances.get(playerId) ?? 0n
  function transfer(body: unknown) {
    const { id, playerId, direction, amount } = transferVerbs.transfer.input.parse(body)
    const units = parseAmount(amount) ?? 0n
    const before = balanceOf(playerId)
    const after = direction === 'in' ? before + units : before - units
    const state = states.get(id) ?? (after < 0n ? 'refused' : 'done')
    if (!states.has(id) && state === 'done') balances.set(playerId, after)
    states.set(id, state)
    return { state, balance: toWire(amountOf(balanceOf(playerId))) }
  }
  function balance(body: unknown) {
    const { playerId } = transferVerbs.balance.input.parse(body)
    return { balance: toWire(amountOf(balanceOf(playerId))), currency: 'VND' }
  }
  const status = (body: unknown) => ({
    state: states.get(transferVerbs.status.input.parse(body).id) ?? 'unknown',
  })
  const verbs: Record<string, (body: unknown) => object> = { transfer, balance, status }
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const value = verbs[(request.url ?? '').slice(1)]?.(body)
      response.end(JSON.stringify({ success: value !== undefined, value }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const code = 'RACEWALLET'
  const launchUrl = `${baseUrl}/game?ticket={ticket}`
  const provider = { code, secret: 's', wallet: 'transfer', baseUrl, launchUrl } as const
  await site.context.gameProvider.put({ ...provider, games: ['race-game'] })
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  return { code, balanceOf, close }
}
