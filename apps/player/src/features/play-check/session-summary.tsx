import { playWords } from '@fairhouse/i18n/play'
import { useWords } from '#lib/words'
import { parseAmount } from '@fairhouse/money'
import { Button, Money } from '@fairhouse/ui'
import { openCentre } from '#lib/centre'
import { minutesText, type PlayCheck } from '#lib/limits'
import { moneyText } from '#lib/money'

/** Time and result of the play session. */
export function SessionSummary({ check: { sitting, currency } }: { check: PlayCheck }) {
  const { t, tag } = useWords(playWords)
  const isLost = (parseAmount(sitting?.net ?? '') ?? 0n) < 0n
  return (
    <div className="flex flex-col gap-4">
      <p>{t('check.due_text')}</p>
      {sitting && (
        <dl className="flex flex-col gap-2 rounded-card bg-surface-sunken p-4">
          <Fact name={t('check.time')}>
            <Money text={minutesText(Math.floor(sitting.seconds / 60), tag)} />
          </Fact>
          <Fact name={t('check.staked')}>
            <Money text={moneyText(sitting.staked, currency)} />
          </Fact>
          <Fact name={t('check.won')}>
            <Money text={moneyText(sitting.won, currency)} />
          </Fact>
          <Fact name={t('check.net')}>
            <Money text={moneyText(sitting.net, currency)} tone={isLost ? 'warn' : 'good'} />
          </Fact>
        </dl>
      )}
      <div className="-ms-4">
        <Button variant="plain" size="small" onClick={() => openCentre('personalHistoryCopy')}>
          {t('check.history')}
        </Button>
      </div>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-text-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
