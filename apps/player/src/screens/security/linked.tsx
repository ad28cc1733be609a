import { Button, Icon } from '@fairhouse/ui'
import { useState } from 'react'
import type { SocialProvider } from '@fairhouse/protocol'
import { useAccountWords } from '#lib/account-words'
import { Problem, useAction } from '#lib/action'
import { call } from '#lib/call'
import { useGuarded } from '#lib/guarded'

interface Props {
  /** Those that are tied to this account already. */
  linked: readonly string[]
  offered: readonly SocialProvider[]
}

/** LIST of names as the providers write them, in every language. */
const names: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }

const nameOf = (provider: string) =>
  Object.entries(names).find(([known]) => known === provider)?.[1] ?? provider

/** Accounts elsewhere that one can sign in with; a link is for good, which is said before. */
export function Linked({ linked, offered }: Props) {
  const { ta } = useAccountWords()
  const guarded = useGuarded()
  const { busy, problem, run } = useAction()
  const [asked, setAsked] = useState<SocialProvider>()
  const link = (provider: SocialProvider) =>
    run(async () => {
      const start = () => call('POST /wps/social/start', { provider, purpose: 'link' })
      location.assign((await guarded(start)).url)
    })
  return (
    <>
      <p className="text-text-quiet">{ta('security.social_lead')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {linked.map((provider) => (
          <li key={provider} className="flex min-h-14 items-center gap-3">
            <span className="grow font-semibold">{nameOf(provider)}</span>
            <span className="flex items-center gap-2 text-sm text-good">
              <Icon name="check" />
              {ta('security.social_linked')}
            </span>
          </li>
        ))}
        {offered
          .filter((provider) => !linked.includes(provider))
          .map((provider) => (
            <li key={provider} className="flex min-h-14 items-center gap-3">
              <span className="grow font-semibold">{nameOf(provider)}</span>
              <Button variant="quiet" size="small" onClick={() => setAsked(provider)}>
                {ta('security.social_link')}
                <span className="sr-only">{nameOf(provider)}</span>
              </Button>
            </li>
          ))}
      </ul>
      <Problem text={problem} />
      {asked && (
        <div className="flex flex-col gap-4 rounded-card border border-warn p-4">
          <p>{ta('security.social_forever', { provider: nameOf(asked) })}</p>
          <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <Button busy={busy} onClick={() => void link(asked)}>
              {ta('security.social_go', { provider: nameOf(asked) })}
            </Button>
            <Button variant="plain" onClick={() => setAsked(undefined)}>
              {ta('security.cancel')}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
