import { Icon, join, type IconName } from '@fairhouse/ui'
import { Link } from 'wouter'
import { openCentre } from '#lib/centre'
import { useCentreWords } from '#lib/centre-words'

const rowClass = join(
  'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-start',
  'font-medium transition-colors hover:bg-accent-soft',
)

/** LIST of the pages that tell what was played and paid. */
const records = [
  { page: 'transactionHistory', icon: 'clock', label: 'records.account_title' },
  { page: 'personalProfit', icon: 'trophy', label: 'records.profit_title' },
] as const

/** Where to read more, and where to see what one has done. */
export function Links() {
  const { tc } = useCentreWords()
  return (
    <nav aria-label={tc('safer.links')} className="flex flex-col gap-1 border-t border-line pt-4">
      <h3 className="text-sm font-semibold text-text-quiet">{tc('safer.links')}</h3>
      <ul className="-mx-3 flex flex-col">
        <li>
          <Link href="/help/responsible" className={rowClass}>
            <Face icon="help" label={tc('safer.link_help')} />
          </Link>
        </li>
        {records.map(({ page, icon, label }) => (
          <li key={page}>
            <button type="button" onClick={() => openCentre(page)} className={rowClass}>
              <Face icon={icon} label={tc(label)} />
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
