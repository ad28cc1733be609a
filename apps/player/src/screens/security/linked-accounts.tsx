import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, Icon } from '@fairhouse/ui'
import { useState } from 'react'
import type { SocialProvider } from '@fairhouse/protocol'
import { Problem, useAction } from '#lib/action'
import { call } from '#lib/call'
import { useStepUp } from '#lib/step-up'

interface Props {
  /** Providers that are already linked. */
  linked: readonly string[]
  offered: readonly SocialProvider[]
}

/** LIST of the providers' own names; the same in every language. */
const names: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }

const nameOf = (provider: string) =>
  Object.entries(names).find(([known]) => known === provider)?.[1] ?? provider

/** Linked social accounts; warns beforehand that a link is permanent. */
export function LinkedAccounts({ linked, offered }: Props) {
  const { t } = useWords(accountWords)
  const guarded = useStepUp()
  const { busy, problem, run } = useAction()
  const [chosen, setChosen] = useState<SocialProvider>()
  const link = (provider: SocialProvider) =>
    run(async () => {
      const start = () => call('POST /wps/social/start', { provider, purpose: 'link' })
      location.assign((await guarded(start)).url)
    })
  return (
    <>
      <p className="text-text-quiet">{t('security.social_lead')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {linked.map((provider) => (
          <li key={provider} className="flex min-h-14 items-center gap-3">
            <span className="grow font-semibold">{nameOf(provider)}</span>
            <span className="flex items-center gap-2 text-sm text-good">
              <Icon name="check" />
              {t('security.social_linked')}
            </span>
          </li>
        ))}
        {offered
          .filter((provider) => !linked.includes(provider))
          .map((provider) => (
            <li key={provider} className="flex min-h-14 items-center gap-3">
              <span className="grow font-semibold">{nameOf(provider)}</span>
              <Button variant="quiet" size="small" onClick={() => setChosen(provider)}>
                {t('security.social_link')}
                <span className="sr-only">{nameOf(provider)}</span>
              </Button>
            </li>
          ))}
      </ul>
      <Problem text={problem} />
      {chosen && (
        <div className="flex flex-col gap-4 rounded-card border border-warn p-4">
          <p>{t('security.social_forever', { provider: nameOf(chosen) })}</p>
          <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <Button busy={busy} onClick={() => void link(chosen)}>
              {t('security.social_go', { provider: nameOf(chosen) })}
            </Button>
            <Button variant="plain" onClick={() => setChosen(undefined)}>
              {t('security.cancel')}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
