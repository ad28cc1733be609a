import { useEffect, useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { call } from '#lib/call'

/** A demonstration sends nothing: who waits for a code is told where it lies. */
export function OutboxHint() {
  const { ta } = useAccountWords()
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
      {ta('login.demo_code')}{' '}
      <a
        href="/dev/outbox"
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-accent-strong underline"
      >
        {ta('login.demo_outbox')}
      </a>
    </p>
  )
}
