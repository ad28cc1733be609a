import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { useCentreWords } from '#lib/centre-words'
import type { BreakWay, Choice } from './break-choices.ts'
import { Sure } from './sure.tsx'
import { Spans } from './spans.tsx'
import { useExclusionChange } from './use-change.ts'

interface Props {
  way: BreakWay
  choices: readonly Choice[]
  labelOf: (choice: Choice) => string
  everyBrand: boolean
}

const keyOf = ({ span }: Choice) => String(span)

/** For how long, and then once more whether it is truly meant. */
export function BreakPart({ way, choices, labelOf, everyBrand }: Props) {
  const { tc } = useCentreWords()
  const { busy, problem, change } = useExclusionChange()
  const [wanted, setWanted] = useState('')
  const [isAsked, setAsked] = useState(false)
  const chosen = choices.find((choice) => keyOf(choice) === wanted) ?? choices[0]
  if (!chosen) return null
  const begin = async () => {
    const isDone = await change(chosen.send)
    if (!isDone) return
    setAsked(false)
    pushToast(tc(`safer.${way}_begun`), 'good')
  }
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 className="text-lg font-semibold">{tc(`safer.${way}_title`)}</h3>
        <p className="text-text-quiet">{tc(`safer.${way}_lead`)}</p>
      </div>
      <Spans
        legend={tc('safer.how_long')}
        options={choices.map((choice) => ({ value: keyOf(choice), label: labelOf(choice) }))}
        value={keyOf(chosen)}
        onChange={setWanted}
      />
      <div>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {tc(`safer.${way}_title`)}
        </Button>
      </div>
      <Sure
        open={isAsked}
        choice={chosen}
        label={labelOf(chosen)}
        everyBrand={everyBrand}
        busy={busy}
        problem={problem}
        onYes={() => void begin()}
        onClose={() => setAsked(false)}
      />
    </section>
  )
}
