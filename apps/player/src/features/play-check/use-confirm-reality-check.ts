import { useState } from 'react'
import { call } from '#lib/call'
import { playCheckQuery } from '#lib/limits'
import { useQueryClient } from '#lib/query'

/** Confirms the reality check, after which bets are accepted again. */
export function useConfirmRealityCheck(onAnswered: () => void) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const confirm = () => {
    setBusy(true)
    setFailed(false)
    call('POST /wps/limits/check')
      .then((check) => {
        client.write(playCheckQuery(client), check)
        onAnswered()
      })
      .catch(() => setFailed(true))
      .finally(() => setBusy(false))
  }
  return { busy, hasFailed, confirm }
}
