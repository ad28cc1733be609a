import { Card, Icon } from '@fairhouse/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Preferences } from '#features/preferences'
import { useSession } from '#lib/session'
import { useWords } from '#lib/words'
import { LoginForm } from './login-form.tsx'
import type { Offer } from './offer.ts'

/** Lazy: rarely needed, and it contains the QR code library. */
const EnrolForm = lazy(async () => ({ default: (await import('./enrol-form.tsx')).EnrolForm }))

/** Shown at every path while signed out. */
export function Login() {
  const { t } = useWords()
  const { ended } = useSession()
  const [offer, setOffer] = useState<Offer>()
  const title = t(offer ? 'login.enrol_title' : 'login.title')
  const name = t('common.office')
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 p-4 py-8">
      <div className="flex items-center gap-3">
        <Icon name="shield" className="size-7 text-accent" />
        <span className="me-auto text-lg font-semibold">{name}</span>
        <Preferences />
      </div>
      <Card className="flex flex-col gap-5 p-6">
        <div className="flex flex-col gap-1">
          <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
          <p className="text-text-quiet">{t(offer ? 'login.enrol_text' : 'login.text')}</p>
        </div>
        {ended !== undefined && (
          <p role="status" className="rounded-control border border-warn px-4 py-3 text-sm">
            {ended}
          </p>
        )}
        {offer ? (
          <Suspense>
            <EnrolForm offer={offer} onBack={() => setOffer(undefined)} />
          </Suspense>
        ) : (
          <LoginForm onOffer={setOffer} />
        )}
      </Card>
    </main>
  )
}
