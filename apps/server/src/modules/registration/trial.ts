import type { SignInAnswer } from '@fairhouse/protocol'
import { countedAddress, Refusal, type Caller } from '#platform/http'
import { requireOpenHouse, type Parts } from './register.ts'

/** So many an hour from one address need no proof of a person. */
const freely = { limit: 3, perSeconds: 3600, by: 'address' } as const

/** Play for fun: an account of its own with play money, which a day ends. */
export function trials(parts: Parts) {
  const { kit, verification, member, exclusion, session, wallet, vendor, lobby } = parts

  async function requirePerson({ address, kept }: Caller, captcha: string | undefined) {
    if (await kit.rate.take('freeplay', freely, countedAddress(address))) return
    if (await verification.captcha.passes(kept('captcha'), captcha)) return
    throw new Refusal('wrong_captcha', { captcha: captcha ? 'invalid' : 'required' })
  }

  /** Who is signed in and excluded does not go on playing as somebody else. */
  async function requirePlayer({ session: own }: Caller) {
    if (own && (await exclusion.present(own.subjectId))) throw new Refusal('excluded')
  }

  return {
    async start(caller: Caller, captcha: string | undefined): Promise<SignInAnswer> {
      requireOpenHouse(caller)
      if (!vendor.rulesOf(caller.brand.id).freePlay) throw new Refusal('free_play_off')
      await requirePlayer(caller)
      await requirePerson(caller, captcha)
      const brandId = caller.brand.id
      const name = `trial${kit.random.bytes(5).toString('hex')}`
      const id = await member.open({ brandId, name, nickname: 'Trial', type: 4 })
      await vendor.fillTrial(id)
      const account = await member.find(id)
      if (!account) throw new Error(`no trial ${id}`)
      return session.signIn(caller, account, { by: 'trial' })
    },
    /** Timed work: sessions first, so that none is left without its account. */
    async sweep(): Promise<void> {
      const over = await member.overTrials()
      for (const id of over) await session.endAll(id)
      await lobby.forget(over)
      await member.removeTrials(over)
      // The journal of play money is one chain: it goes when nobody plays with it.
      const isOver = over.length > 0 && !(await member.isAnyTrial())
      if (isOver && !(await vendor.isAnyTrial())) await wallet.trial.drop()
    },
  }
}
