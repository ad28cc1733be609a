import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import type { BreakWay, Choice } from './break-choices.ts'
import { ConfirmBreak } from './confirm-break.tsx'
import { SpanChoice } from './span-choice.tsx'
import { useExclusionChange } from './use-change.ts'

interface Props {
  way: BreakWay
  choices: readonly Choice[]
  labelOf: (choice: Choice) => string
  everyBrand: boolean
}

const keyOf = ({ span }: Choice) => String(span)

/** Selects the length of a break and asks for confirmation. */
export function BreakPart({ way, choices, labelOf, everyBrand }: Props) {
  const { t } = useWords(centreWords)
  const { busy, problem, change } = useExclusionChange()
  const [wanted, setWanted] = useState('')
  const [isAsked, setAsked] = useState(false)
  const chosen = choices.find((choice) => keyOf(choice) === wanted) ?? choices[0]
  if (!chosen) return null
  const begin = async () => {
    const isDone = await change(chosen.send)
    if (!isDone) return
    setAsked(false)
    pushToast(t(`safer.${way}_begun`), 'good')
  }
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 className="text-lg font-semibold">{t(`safer.${way}_title`)}</h3>
        <p className="text-text-quiet">{t(`safer.${way}_lead`)}</p>
      </div>
      <SpanChoice
        legend={t('safer.how_long')}
        options={choices.map((choice) => ({ value: keyOf(choice), label: labelOf(choice) }))}
        value={keyOf(chosen)}
        onChange={setWanted}
      />
      <div>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {t(`safer.${way}_title`)}
        </Button>
      </div>
      <ConfirmBreak
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
