import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import type { SocialProvider } from '@fairhouse/protocol'
import { Button, pushToast } from '@fairhouse/ui'
import { call, CallRefused } from '#lib/call'

const icons = { google: 'globe', facebook: 'facebook' } as const

/** Sign-in by the brand's social providers. */
export function Social({ providers }: { providers: readonly SocialProvider[] }) {
  const { t } = useWords(accountWords)
  if (providers.length === 0) return null
  const start = async (provider: SocialProvider) => {
    try {
      const { url } = await call('POST /wps/social/start', { provider, purpose: 'login' })
      location.assign(url)
    } catch (problem) {
      pushToast(problem instanceof CallRefused ? problem.message : t('login.network'), 'warn')
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-text-quiet">
        <span className="h-px grow bg-line" />
        {t('login.or')}
        <span className="h-px grow bg-line" />
      </p>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="quiet"
          icon={icons[provider]}
          isWide
          onClick={() => void start(provider)}
        >
          {t(`login.with_${provider}`)}
        </Button>
      ))}
    </div>
  )
}
