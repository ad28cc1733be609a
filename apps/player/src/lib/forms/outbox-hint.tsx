import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { useEffect, useState } from 'react'
import { call } from '#lib/call'

/** A demonstration sends no messages: this links to the outbox with the code. */
export function OutboxHint() {
  const { t } = useWords(accountWords)
  const [isDemonstration, setDemonstration] = useState(false)
  useEffect(() => {
    call('GET /wps/system/status').then(
      ({ brand }) => setDemonstration(brand.demonstration),
      () => undefined,
    )
  }, [])
  if (!isDemonstration) return null
  return (
    <p className="mt-2 text-sm text-text-quiet">
      {t('login.demo_code')}{' '}
      <a
        href="/dev/outbox"
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-accent-strong underline"
      >
        {t('login.demo_outbox')}
      </a>
    </p>
  )
}
