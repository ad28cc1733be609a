import { call, type Value } from '@fairhouse/browser/call'
import { Button, Problem } from '@fairhouse/ui'
import { useState } from 'react'
import { Tag } from '#features/tag'
import { useAct } from '#lib/act'
import { useWords } from '#lib/words'

type Proof = Value<'GET /office/api/audit/verify'>

/** Follows the chain from the first row, and names the first bad one. */
export function Verify() {
  const { t } = useWords()
  const { busy, problem, run } = useAct()
  const [proof, setProof] = useState<Proof>()
  const verify = async () => setProof(await call('GET /office/api/audit/verify'))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:flex-row-reverse">
      <Button
        variant="quiet"
        size="small"
        icon="chain"
        busy={busy}
        onClick={() => void run(verify)}
      >
        {t('audit.verify')}
      </Button>
      <div role="status">
        {proof && (
          <span title={proof.head}>
            <Tag
              tone={proof.finding === null ? 'good' : 'bad'}
              text={proof.finding ?? t('audit.sound', { count: proof.entries })}
            />
          </span>
        )}
      </div>
      <Problem text={problem} />
    </div>
  )
}
