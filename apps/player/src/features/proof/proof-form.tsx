import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { ChooseWay } from './choose-way.tsx'
import { EnterProof, type Proving } from './enter-proof.tsx'
import type { OpenWay } from './ways.ts'

interface Props extends Proving {
  lead: string
  ways: readonly OpenWay[]
  onCancel: () => void
}

/** Picks a proof method and enters it; skips the choice if there is only one. */
export function ProofForm({ lead, ways, onCancel, ...proving }: Props) {
  const { t } = useWords(accountWords)
  const [only] = ways.length === 1 ? ways : []
  const [chosen, setChosen] = useState<OpenWay>()
  const open = chosen ?? only
  const cancel = (
    <Button variant="plain" onClick={onCancel}>
      {t('security.cancel')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-5">
      <p className="text-text-quiet">{ways.length === 0 ? t('security.no_ways') : lead}</p>
      {open ? (
        <EnterProof key={open.way} open={open} {...proving}>
          {chosen && (
            <Button variant="plain" onClick={() => setChosen(undefined)}>
              {t('security.another_way')}
            </Button>
          )}
          {cancel}
        </EnterProof>
      ) : (
        <>
          <ChooseWay ways={ways} onChoose={setChosen} />
          <div className="flex flex-col sm:flex-row">{cancel}</div>
        </>
      )}
    </div>
  )
}
