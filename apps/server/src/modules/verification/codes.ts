import type { BrandModule } from '#modules/brand'
import { countedAddress, Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { guesserOf, holderOf, laneOf, partyOf, type Asker, type Guesser } from './asker.ts'
import type { Destinations } from './destinations.ts'
import { codeLetter } from './letters.ts'
import type { Post } from './post.ts'
import type { Quota } from './quota.ts'
import {
  addressKey,
  codeAsSent,
  codeDigits,
  codeMinutes,
  isNeutral,
  loadSeconds,
  mostWrong,
  unavailable,
  type CodeTarget,
} from './rules.ts'
import { codeStore, type Asked, type InSameCommit } from './store/codes.ts'
import { workDemand, type Demand } from './work-demand.ts'

export interface SendCode extends CodeTarget {
  language: string
  asker: Asker
  /** False: answer the same and count the same, but send nothing, as nobody has this address. */
  really: boolean
}

export interface SentCode {
  expiredMinutes: number
  expirationTime: string
}

type Requested = CodeTarget & { asker: Asker }

interface Parts {
  brands: BrandModule
  post: Post
  quota: Quota
  destinations: Destinations
}

export function createCodes(kit: Kit, parts: Parts) {
  const { brands, post, quota, destinations } = parts
  const { clock, secrets, random, database } = kit
  const askedOf = askedReader(kit)
  const store = codeStore(database)
  const targetMac = ({ brandId, purpose, channel, to }: CodeTarget, holder: string) =>
    secrets.mac(
      'code target',
      JSON.stringify([brandId, purpose, channel, addressKey(channel, to), holder]),
    )
  const macOf = (target: Buffer, code: string) =>
    secrets.mac('code', `${target.toString('hex')} ${code}`)

  function letterOf({ channel, to, language, brandId, purpose }: SendCode, code: string) {
    const brand = brands.byId(brandId).name
    return codeLetter({ channel, to, language, brand }, purpose, code)
  }

  /** Who may not learn whether there is an account does not wait for the channel either. */
  async function deliver(request: SendCode, code: string): Promise<boolean> {
    const letter = letterOf(request, code)
    if (!isNeutral(request.purpose)) return post.deliver(request.channel, letter)
    if (request.really) await post.hand(request.channel, letter)
    return true
  }

  return {
    /**
     * Refuses with too_many_codes, codes_paused, by destination or because the channel is down.
     * What is noted with the code is noted or there is no code; the letter goes after that.
     */
    async send(request: SendCode, inSameCommit?: InSameCommit): Promise<SentCode> {
      const { brandId, channel, asker, really } = request
      await post.requireChannel(channel)
      const country = destinations.require(request)
      const asked = askedOf(request)
      const admitted = await quota.admit(asked, { brandId, channel, country })
      const target = targetMac(request, holderOf(asker))
      const code = String(random.below(10 ** codeDigits)).padStart(codeDigits, '0')
      const expiresAt = new Date(asked.now.getTime() + codeMinutes * 60_000)
      // Where nothing is sent no code fits, but everything else is done alike.
      const codeMac = really ? macOf(target, code) : random.bytes(32)
      await store.put({ target, codeMac, expiresAt }, inSameCommit)
      if (!(await deliver(request, code))) {
        await quota.takeBack(admitted)
        throw new Refusal(unavailable[channel])
      }
      return { expiredMinutes: codeMinutes, expirationTime: expiresAt.toISOString() }
    },
    /**
     * True once for the right code, typed by who asked for it; wrong tries are counted and end it.
     * A code for a new password that staff asked for is good in any browser.
     */
    async take({ code, by, ...to }: CodeTarget & { code: string; by: Guesser }): Promise<boolean> {
      const guesser = secrets.mac('code guesser', guesserOf(by))
      const takes = (holder: string, most: { each: number; all: number }) => {
        const target = targetMac(to, holder)
        const codeMac = macOf(target, codeAsSent(code))
        return store.take(target, { codeMac, guesser, most, now: clock.now() })
      }
      if (await takes(holderOf(by), mostWrong.bound)) return true
      return to.purpose === 'reset' && takes('', mostWrong.unbound)
    },
    demandOf: demandReader(parts, store, askedOf),
  }
}

/** What is counted of a request: addresses and numbers as MACs only. */
function askedReader({ clock, secrets }: Kit) {
  return ({ brandId, purpose, channel, to, asker }: Requested): Asked => {
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

/** What a visitor must do first; nothing is asked of members and of browsers they know. */
function demandReader(
  { quota, destinations }: Parts,
  store: ReturnType<typeof codeStore>,
  askedOf: (request: Requested) => Asked,
) {
  return async (request: Requested): Promise<Demand | undefined> => {
    const asked = askedOf(request)
    if (asked.lane !== 'public') return undefined
    const { brandId, channel } = request
    const country = destinations.require(request)
    const since = new Date(asked.now.getTime() - loadSeconds * 1000)
    const [load, share] = await Promise.all([
      store.loadOf(asked, since),
      quota.hourShare({ brandId, channel, country }),
    ])
    return workDemand({ ...load, share })
  }
}
