import { ErrorState } from '@fairhouse/ui'
import { useState } from 'react'
import { CallRefused } from '#lib/call'
import { useOnline } from '#lib/online'
import { useWords } from '#lib/words'

interface Props {
  problem: Error | undefined
  retry: () => Promise<unknown>
}

export function BootProblem({ problem, retry }: Props) {
  const { t } = useWords()
  const online = useOnline()
  const [busy, setBusy] = useState(false)

  if (!online) {
    return <ErrorState icon="cloud" title={t('site.offline_title')} text={t('site.offline_text')} />
  }
  const refused = problem instanceof CallRefused
  const onClick = () => {
    setBusy(true)
    void retry().finally(() => setBusy(false))
  }
  return (
    <ErrorState
      icon="alert"
      title={t(refused ? 'site.error_refused_title' : 'site.error_title')}
      text={refused ? problem.message : t('site.error_text')}
      action={{ label: t(busy ? 'site.retrying' : 'site.retry'), busy, onClick }}
    />
  )
}
