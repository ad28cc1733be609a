import type { SignInAnswer } from '@fairhouse/protocol'
import { countedAddress, Refusal, type Caller } from '#platform/http'
import type { Deps } from './deps.ts'
import { requirePlayerSite } from './register.ts'

/** Trials per hour and address that need no captcha. */
const withoutCaptcha = { limit: 3, perSeconds: 3600, by: 'address' } as const

/** Free play: a trial account with play money that ends after a day. */
export function createTrials(deps: Deps) {
  const { kit, verification, member, exclusion, session, wallet, gameProvider, lobby } = deps

  async function requirePerson({ address, getCookie }: Caller, captcha: string | undefined) {
    if (await kit.rate.take('freeplay', withoutCaptcha, countedAddress(address))) return
    if (await verification.captcha.passes(getCookie('captcha'), captcha)) return
    throw new Refusal('wrong_captcha', { captcha: captcha ? 'invalid' : 'required' })
  }

  /** An excluded member cannot continue on a trial account. */
  async function requirePlayer({ session: own }: Caller) {
    if (own && (await exclusion.present(own.subjectId))) throw new Refusal('excluded')
  }

  return {
    async start(caller: Caller, captcha: string | undefined): Promise<SignInAnswer> {
      requirePlayerSite(caller)
      if (!gameProvider.marketRulesOf(caller.brand.id).freePlay) throw new Refusal('free_play_off')
      await requirePlayer(caller)
      await requirePerson(caller, captcha)
      const brandId = caller.brand.id
      const name = `trial${kit.random.bytes(5).toString('hex')}`
      const id = await member.open({ brandId, name, nickname: 'Trial', type: 4 })
      await gameProvider.fillTrial(id)
      const account = await member.find(id)
      if (!account) throw new Error(`no trial ${id}`)
      return session.signIn(caller, account, { by: 'trial' })
    },
    /** Timed work: removes expired trials, sessions first so that none outlives its account. */
    async sweep(): Promise<void> {
      const over = await member.expiredTrials()
      for (const id of over) await session.endAll(id)
      await lobby.forget(over)
      await member.removeTrials(over)
      // The play-money journal is one chain: it is dropped only when no trial is left.
      const isOver = over.length > 0 && !(await member.isAnyTrial())
      if (isOver && !(await gameProvider.isAnyTrial())) await wallet.trial.drop()
    },
  }
}
