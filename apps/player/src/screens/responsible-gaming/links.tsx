import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Icon, join, type IconName } from '@fairhouse/ui'
import { Link } from 'wouter'
import { openCentre } from '#lib/centre'

const rowClass = join(
  'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-start',
  'font-medium transition-colors hover:bg-accent-soft',
)

/** LIST of the record pages. */
const records = [
  { page: 'transactionHistory', icon: 'clock', label: 'records.account_title' },
  { page: 'personalProfit', icon: 'trophy', label: 'records.profit_title' },
] as const

/** Links to further reading and to the player's records. */
export function Links() {
  const { t } = useWords(centreWords)
  return (
    <nav aria-label={t('safer.links')} className="flex flex-col gap-1 border-t border-line pt-4">
      <h3 className="text-sm font-semibold text-text-quiet">{t('safer.links')}</h3>
      <ul className="-mx-3 flex flex-col">
        <li>
          <Link href="/help/responsible" className={rowClass}>
            <Face icon="help" label={t('safer.link_help')} />
          </Link>
        </li>
        {records.map(({ page, icon, label }) => (
          <li key={page}>
            <button type="button" onClick={() => openCentre(page)} className={rowClass}>
              <Face icon={icon} label={t(label)} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Face({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} className="text-accent" />
      <span className="min-w-0 grow">{label}</span>
      <Icon name="chevron" className="-rotate-90 text-text-quiet rtl:rotate-90" />
    </>
  )
}
