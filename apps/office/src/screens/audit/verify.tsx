import { call, type Value } from '@fairhouse/browser/call'
import { Button, Problem } from '@fairhouse/ui'
import { useState } from 'react'
import { Tag } from '#features/tag'
import { useAction } from '#lib/action'
import { useWords } from '#lib/words'

type Proof = Value<'GET /office/api/audit/verify'>

/** Verifies the hash chain and names the first broken row. */
export function Verify() {
  const { t } = useWords()
  const { busy, problem, run } = useAction()
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
