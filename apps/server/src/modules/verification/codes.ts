import type { BrandModule } from '#modules/brand'
import { countedAddress, Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { guesserOf, holderOf, laneOf, partyOf, type Asker, type Guesser } from './requester.ts'
import type { Destinations } from './destinations.ts'
import { codeMessage } from './message-texts.ts'
import type { Delivery } from './delivery.ts'
import type { Quota } from './quota.ts'
import {
  addressKey,
  codeAsSent,
  codeDigits,
  codeMinutes,
  isNeutral,
  loadSeconds,
  maxWrong,
  unavailable,
  type CodeTarget,
} from './rules.ts'
import { codeStore, type CodeRequest, type InSameCommit } from './store/codes.ts'
import { workDemand, type Demand } from './work-demand.ts'

export interface SendCode extends CodeTarget {
  language: string
  asker: Asker
  /** False if no account has this address: answers and counts the same, but sends nothing. */
  really: boolean
}

export interface SentCode {
  expiredMinutes: number
  expirationTime: string
}

type AddressedRequest = CodeTarget & { asker: Asker }
type TypedCode = CodeTarget & { code: string; by: Guesser }

interface Deps {
  brands: BrandModule
  delivery: Delivery
  quota: Quota
  destinations: Destinations
}

export function createCodes(kit: Kit, deps: Deps) {
  const { brands, delivery, quota, destinations } = deps
  const { clock, secrets, random, database } = kit
  const toCodeRequest = createRequestReader(kit)
  const store = codeStore(database)
  const targetMac = ({ brandId, purpose, channel, to }: CodeTarget, holder: string) =>
    secrets.mac(
      'code target',
      JSON.stringify([brandId, purpose, channel, addressKey(channel, to), holder]),
    )
  const macOf = (target: Buffer, code: string) =>
    secrets.mac('code', `${target.toString('hex')} ${code}`)

  function toMessage({ channel, to, language, brandId, purpose }: SendCode, code: string) {
    const brand = brands.byId(brandId).name
    return codeMessage({ channel, to, language, brand }, purpose, code)
  }

  /** For purposes that must not reveal an account, the response does not wait for delivery. */
  async function deliver(request: SendCode, code: string): Promise<boolean> {
    const letter = toMessage(request, code)
    if (!isNeutral(request.purpose)) return delivery.deliver(request.channel, letter)
    if (request.really) await delivery.deliverInBackground(request.channel, letter)
    return true
  }

  async function isRight({ code, by, ...to }: TypedCode, look: typeof store.take) {
    const guesser = secrets.mac('code guesser', guesserOf(by))
    const fits = (holder: string, most: { each: number; all: number }) => {
      const target = targetMac(to, holder)
      const codeMac = macOf(target, codeAsSent(code))
      return look(target, { codeMac, guesser, max: most, now: clock.now() })
    }
    if (await fits(holderOf(by), maxWrong.bound)) return true
    return to.purpose === 'reset' && fits('', maxWrong.unbound)
  }

  return {
    /**
     * Refuses with too_many_codes, codes_paused, by destination, or because the channel is down.
     * `inSameCommit` runs in the code's transaction; the message goes out after it.
     */
    async send(request: SendCode, inSameCommit?: InSameCommit): Promise<SentCode> {
      const { brandId, channel, asker, really } = request
      await delivery.requireChannel(channel)
      const country = destinations.require(request)
      const codeRequest = toCodeRequest(request)
      const admitted = await quota.admit(codeRequest, { brandId, channel, country })
      const target = targetMac(request, holderOf(asker))
      const code = String(random.below(10 ** codeDigits)).padStart(codeDigits, '0')
      const expiresAt = new Date(codeRequest.now.getTime() + codeMinutes * 60_000)
      // If nothing is sent no code matches, but the same work is done.
      const codeMac = really ? macOf(target, code) : random.bytes(32)
      await store.put({ target, codeMac, expiresAt }, inSameCommit)
      if (!(await deliver(request, code))) {
        await quota.takeBack(admitted)
        throw new Refusal(unavailable[channel])
      }
      return { expiredMinutes: codeMinutes, expirationTime: expiresAt.toISOString() }
    },
    /**
     * True once for the right code from its requester; wrong attempts are counted and end the code.
     * A password-reset code requested by staff works in any browser.
     */
    take: (typed: TypedCode) => isRight(typed, store.take),
    /** Checks without using it up, for steps that may still refuse for another reason. */
    matches: (typed: TypedCode) => isRight(typed, store.matches),
    demandOf: createDemandReader(deps, store, toCodeRequest),
  }
}

/** Reads the facts counted for a request; addresses and numbers only as MACs. */
function createRequestReader({ clock, secrets }: Kit) {
  return ({ brandId, purpose, channel, to, asker }: AddressedRequest): CodeRequest => {
    const recipient = JSON.stringify([brandId, channel, addressKey(channel, to)])
    const isNamed = asker.kind === 'member' || ('device' in asker && asker.device !== undefined)
    const address = isNamed || !('address' in asker) ? '' : countedAddress(asker.address)
    return {
      recipient: secrets.mac('code recipient', recipient),
      purpose,
      asker: address === '' ? Buffer.alloc(0) : secrets.mac('code asker', address),
      lane: laneOf(asker, purpose),
      party: secrets.mac('code party', partyOf(asker)),
      now: clock.now(),
    }
  }
}

/** Returns the work that a visitor must do first; members and known browsers need none. */
function createDemandReader(
  { quota, destinations }: Deps,
  store: ReturnType<typeof codeStore>,
  toCodeRequest: (request: AddressedRequest) => CodeRequest,
) {
  return async (request: AddressedRequest): Promise<Demand | undefined> => {
    const codeRequest = toCodeRequest(request)
    if (codeRequest.lane !== 'public') return undefined
    const { brandId, channel } = request
    const country = destinations.require(request)
    const since = new Date(codeRequest.now.getTime() - loadSeconds * 1000)
    const [load, share] = await Promise.all([
      store.loadOf(codeRequest, since),
      quota.hourShare({ brandId, channel, country }),
    ])
    return workDemand({ ...load, share })
  }
}
