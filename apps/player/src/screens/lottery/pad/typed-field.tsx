import { lotteryWords } from '@fairhouse/i18n/lottery'
import { TextArea } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import type { Typed } from './pad-state.ts'
import type { BetTypeView } from './bet-type-fields.ts'

interface Props {
  betType: BetTypeView
  text: string
  typed: Typed
  onChange: (text: string) => void
}

/** Numbers typed or pasted, for a keyboard that is faster than buttons. */
export function TypedField({ betType, text, typed, onChange }: Props) {
  const { t } = useWords(lotteryWords)
  const hint = betType.kind === 'single' ? t('lottery.typed_hint') : t('lottery.typed_units_hint')
  const unread = typed.unread.slice(0, 5).join(', ')
  return (
    <TextArea
      label={t('lottery.typed')}
      value={text}
      onChange={onChange}
      rows={3}
      hint={hint}
      {...(unread !== '' && { error: t('lottery.typed_unread', { numbers: unread }) })}
    />
  )
}
