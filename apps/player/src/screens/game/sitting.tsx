import { parseAmount } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { minutesText, type PlayCheck } from '#lib/limits'
import { moneyText } from '#lib/money'
import { usePlayWords } from '#lib/play-words'

/** How long and with what result somebody has been playing. */
export function Sitting({ check: { sitting, currency } }: { check: PlayCheck }) {
  const { tp, tag } = usePlayWords()
  const isLost = (parseAmount(sitting?.net ?? '') ?? 0n) < 0n
  return (
    <div className="flex flex-col gap-4">
      <p>{tp('check.due_text')}</p>
      {sitting && (
        <dl className="grid grid-cols-2 gap-4">
          <Fact name={tp('check.time')}>
            <Money text={minutesText(Math.floor(sitting.seconds / 60), tag)} />
          </Fact>
          <Fact name={tp('check.net')}>
            <Money text={moneyText(sitting.net, currency)} tone={isLost ? 'warn' : 'good'} />
          </Fact>
          <Fact name={tp('check.staked')}>
            <Money text={moneyText(sitting.staked, currency)} />
          </Fact>
          <Fact name={tp('check.won')}>
            <Money text={moneyText(sitting.won, currency)} />
          </Fact>
        </dl>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-text-quiet">{name}</dt>
      <dd className="text-lg">{children}</dd>
    </div>
  )
}
