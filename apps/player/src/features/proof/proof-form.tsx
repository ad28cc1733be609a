import { Button } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { ChooseWay } from './choose-way.tsx'
import { EnterProof, type Proving } from './enter-proof.tsx'
import type { OpenWay } from './ways.ts'

interface Props extends Proving {
  lead: string
  ways: readonly OpenWay[]
  onCancel: () => void
}

/** One of the open ways is chosen and gone; where there is only one, nobody is asked. */
export function ProofForm({ lead, ways, onCancel, ...proving }: Props) {
  const { ta } = useAccountWords()
  const [only] = ways.length === 1 ? ways : []
  const [chosen, setChosen] = useState<OpenWay>()
  const open = chosen ?? only
  const cancel = (
    <Button variant="plain" onClick={onCancel}>
      {ta('security.cancel')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-5">
      <p className="text-text-quiet">{ways.length === 0 ? ta('security.no_ways') : lead}</p>
      {open ? (
        <EnterProof key={open.way} open={open} {...proving}>
          {chosen && (
            <Button variant="plain" onClick={() => setChosen(undefined)}>
              {ta('security.another_way')}
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
