import { lotteryWords } from '@fairhouse/i18n/lottery'
import { useWords } from '#lib/words'
import { betTypeName, familiesOf, familyName } from '../bet-types/index.ts'
import type { BetTypeView } from './bet-type-fields.ts'
import { Chip } from './pick-button.tsx'

interface Props {
  rules: string
  betTypes: readonly BetTypeView[]
  chosen: string
  onChoose: (betType: string) => void
}

const rowClass = '-m-1 flex gap-1.5 overflow-x-auto p-1 [scrollbar-width:none] lg:flex-wrap'

/** Chooses a family of bet types, and one of them. */
export function BetTypePicker({ rules, betTypes, chosen, onChoose }: Props) {
  const { t } = useWords(lotteryWords)
  const families = familiesOf(
    betTypes.map(({ id }) => id),
    rules,
  )
  const family = families.find((one) => one.betTypes.includes(chosen)) ?? families[0]
  return (
    <div className="flex flex-col gap-2">
      {families.length > 1 && (
        <div role="group" aria-label={t('lottery.families')} className={rowClass}>
          {families.map((one) => (
            <Chip
              key={one.id}
              isOn={one === family}
              onPress={() => onChoose(one.betTypes[0] ?? chosen)}
            >
              {familyName(one.id, t)}
            </Chip>
          ))}
        </div>
      )}
      {family && family.betTypes.length > 1 && (
        <div role="group" aria-label={t('lottery.bet_types')} className={rowClass}>
          {family.betTypes.map((id) => (
            <Chip key={id} isOn={id === chosen} onPress={() => onChoose(id)}>
              {betTypeName(rules, id, t)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
