import { playWords } from '@fairhouse/i18n/play'
import { useEffect } from 'react'
import { limitsQuery } from '#lib/limits'
import { moneyText } from '#lib/money'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { limitsOver } from './limits-over.ts'

interface Props {
  stake: string | undefined
  /** Receives the text about the strictest of them. */
  onText: (text: string) => void
}

/** Names the limits that refused a stake, with their amounts and what is left of them. */
export function RefusingLimits({ stake, onText }: Props) {
  const { t } = useWords(playWords)
  const { data, isFetching } = useQuery(limitsQuery)
  // Older data does not count the last bets.
  const over = data && !isFetching && stake !== undefined ? limitsOver(data, stake) : []
  const texts = over.map(({ name, amount, left }) => {
    const money = (value: string) => moneyText(value, data?.currency ?? '')
    return t('check.limit_refused', {
      limit: t(`check.limit_${name}`),
      amount: money(amount),
      left: money(left),
      stake: money(stake ?? '0'),
    })
  })
  const [strictest] = texts
  useEffect(() => {
    if (strictest !== undefined) onText(strictest)
  }, [strictest, onText])
  return (
    <div className="flex flex-col gap-3" aria-live="polite">
      {texts.map((text) => (
        <p key={text} className="font-semibold">
          {text}
        </p>
      ))}
      <p>{t('check.limit_text')}</p>
    </div>
  )
}
