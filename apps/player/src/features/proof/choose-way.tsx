import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Icon, join } from '@fairhouse/ui'
import { wayIcons, type OpenWay } from './ways.ts'

const rowClass = join(
  'flex min-h-16 w-full cursor-pointer items-center gap-4 rounded-control border border-line',
  'bg-surface-raised px-4 py-3 text-start transition-colors',
  'hover:border-accent hover:bg-accent-soft',
)

interface Props {
  ways: readonly OpenWay[]
  onChoose: (way: OpenWay) => void
}

export function ChooseWay({ ways, onChoose }: Props) {
  const { t } = useWords(accountWords)
  return (
    <ul className="flex flex-col gap-3">
      {ways.map((open) => (
        <li key={open.way}>
          <button type="button" onClick={() => onChoose(open)} className={rowClass}>
            <Icon name={wayIcons[open.way]} className="size-6 text-accent" />
            <span className="flex min-w-0 grow flex-col">
              <span className="font-semibold">{t(`security.way_${open.way}`)}</span>
              {open.to !== null && (
                <span className="truncate text-sm text-text-quiet">{open.to}</span>
              )}
            </span>
            <Icon name="chevron" className="-rotate-90 text-text-quiet rtl:rotate-90" />
          </button>
        </li>
      ))}
    </ul>
  )
}
